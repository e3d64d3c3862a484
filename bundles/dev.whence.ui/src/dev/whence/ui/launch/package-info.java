/** Run As › Simulation: configuration, process, console. Start at {@link dev.whence.ui.launch.SimulationDelegate}. */
package dev.whence.ui.launch;
