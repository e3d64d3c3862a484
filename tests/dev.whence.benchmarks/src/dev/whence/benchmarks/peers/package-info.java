/**
 * The peers, each set up the way its own documentation and some measuring say is fastest, with no statistics but the one that is checked.
 */
package dev.whence.benchmarks.peers;
