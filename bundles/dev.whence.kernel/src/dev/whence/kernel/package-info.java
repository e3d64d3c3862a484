/**
 * Simulated time: event calendar, processes, servers, mechanical disks, links, protocols, random streams, accounting
 * of every unit of time. Start at {@link dev.whence.kernel.Simulation}; its input is a {@link dev.whence.kernel.FlatProgram}.
 */
package dev.whence.kernel;
