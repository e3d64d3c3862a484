import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Makes the pages of Eclipse's Help, and their table of contents, of the folder docs: {@code HelpPages.java DOCS TARGET}. */
public final class HelpPages {
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder().extensions(EXTENSIONS).build();
    private static final String PAGE = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="UTF-8">
        <title>%s</title>
        <link rel="stylesheet" href="%shelp.css">
        </head>
        <body>
        %s</body>
        </html>
        """;
    private static final String STYLE = """
        body { font-family: sans-serif; line-height: 1.45; max-width: 60em; margin: 1em 2em; }
        pre { padding: 0.6em 0.9em; border: 1px solid #b8c2cf; border-radius: 4px; overflow-x: auto; }
        table { border-collapse: collapse; }
        th, td { border: 1px solid #b8c2cf; padding: 0.25em 0.6em; text-align: left; vertical-align: top; }
        """;

    private final Path docs;
    private final Path target;
    private final StringBuilder contents = new StringBuilder();

    private HelpPages(Path docs, Path target) {
        this.docs = docs;
        this.target = target;
    }

    public static void main(String... arguments) throws IOException {
        new HelpPages(Path.of(arguments[0]), Path.of(arguments[1])).write();
    }

    private void write() throws IOException {
        contents.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<toc label=\"Whence\" topic=\"help/language.html\">\n");
        // What a newcomer reads first; a page that is new comes behind them.
        List<String> first = List.of("language.md");
        List<Path> pages = new ArrayList<>(markdown(docs));
        pages.sort(java.util.Comparator.comparingInt(page -> first.contains(page.getFileName().toString()) ? 0 : 1));
        for (Path page : pages) {
            topic(page, "", 2);
        }
        contents.append("  <topic label=\"Decisions\">\n");
        for (Path page : markdown(docs.resolve("decisions"))) {
            topic(page, "decisions/", 1);
        }
        contents.append("  </topic>\n</toc>\n");
        Files.writeString(target.resolve("toc.xml"), contents);
        Files.writeString(target.resolve("help.css"), STYLE);
    }

    private static List<Path> markdown(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
        }
    }

    /** @param levels of headings that get a topic of their own: 1 for the page alone */
    private void topic(Path page, String folder, int levels) throws IOException {
        Node document = PARSER.parse(Files.readString(page));
        document.accept(new LinksToPages());
        String file = folder + page.getFileName().toString().replaceFirst("\\.md$", ".html");
        String html = RENDERER.render(document);
        String title = "";
        StringBuilder sections = new StringBuilder();
        java.util.regex.Matcher heading = java.util.regex.Pattern.compile("<h([12]) id=\"([^\"]*)\">(.*?)</h\\1>").matcher(html);
        while (heading.find()) {
            String label = heading.group(3).replaceAll("<[^>]*>", "");
            if (heading.group(1).equals("1")) {
                title = label;
            } else if (levels > 1) {
                sections.append("    <topic label=\"").append(label).append("\" href=\"help/").append(file).append('#').append(heading.group(2)).append("\"/>\n");
            }
        }
        Path written = target.resolve(file);
        Files.createDirectories(written.getParent());
        Files.writeString(written, PAGE.formatted(title, "../".repeat(folder.isEmpty() ? 0 : 1), html));
        contents.append("  <topic label=\"").append(title).append("\" href=\"help/").append(file).append("\">\n").append(sections).append("  </topic>\n");
    }

    /** A link from page to page leads to what the page has become. */
    private static final class LinksToPages extends AbstractVisitor {
        @Override
        public void visit(Link link) {
            if (!link.getDestination().contains(":")) {
                link.setDestination(link.getDestination().replaceFirst("\\.md(#|$)", ".html$1"));
            }
            visitChildren(link);
        }
    }
}
