/**
 * The language server: speaks the Language Server Protocol over streams or in the same process. Start at
 * {@link dev.whence.language.ide.server.PerfServer}.
 */
package dev.whence.language.ide.server;
