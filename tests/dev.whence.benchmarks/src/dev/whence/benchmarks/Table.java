package dev.whence.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** The measurements of one workload, in Markdown. */
record Table(Workload workload, long units, Map<String, List<Measurement>> measurements) {

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        line(text, "%n**%s**", workload.title);
        line(text, "");
        line(text, "| | CPU s | least – most | ns per %s | ÷ minimum | %s | Whence ÷ it | bar |", workload.unit, workload.observed);
        line(text, "|---|---|---|---|---|---|---|---|");
        measurements.forEach((key, runs) -> row(text, key, runs));
        return text.toString();
    }

    private void row(StringBuilder text, String key, List<Measurement> runs) {
        double cpu = median(runs, Measurement::cpu);
        line(text, "| %s | %.3f | %.3f – %.3f | %.1f | %s | %.6g | %s | %s |", Contenders.make(key).name(), cpu,
            runs.stream().mapToDouble(Measurement::cpu).min().orElseThrow(), runs.stream().mapToDouble(Measurement::cpu).max().orElseThrow(),
            cpu / units * 1e9, over(cpu, "minimum"), median(runs, Measurement::observed), ours(key, cpu), bar(key, cpu));
    }

    /** A time over that of a contender, if that one took part. */
    private String over(double cpu, String key) {
        List<Measurement> runs = measurements.get(key);
        return runs == null ? "" : String.format(Locale.ROOT, "%.2f", cpu / median(runs, Measurement::cpu));
    }

    private String ours(String key, double cpu) {
        List<Measurement> ours = measurements.get(Contenders.OURS);
        return ours == null || key.equals(Contenders.OURS) ? "" : String.format(Locale.ROOT, "%.3f", median(ours, Measurement::cpu) / cpu);
    }

    private String bar(String key, double cpu) {
        List<Measurement> ours = measurements.get(Contenders.OURS);
        return Contenders.BARS.stream().filter(bar -> bar.workload() == workload && bar.contender().equals(key)).findFirst()
            .map(bar -> "≤ " + bar.ratio() + (ours == null ? "" : median(ours, Measurement::cpu) / cpu <= bar.ratio() ? ", met" : ", missed")).orElse("");
    }

    private static double median(List<Measurement> runs, ToDoubleFunction<Measurement> value) {
        double[] sorted = runs.stream().mapToDouble(value).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
