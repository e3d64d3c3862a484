package dev.whence.analysis;

/** Told how far a study is, and asked whether to go on. */
public interface Progress {
    Progress NONE = new Progress() {
        @Override
        public void step(String what, double share) {
        }

        @Override
        public boolean isCancelled() {
            return false;
        }
    };

    /** @param share of the whole work done, 0 … 1 */
    void step(String what, double share);

    boolean isCancelled();
}
