package dev.whence.benchmarks.peers

import dev.whence.benchmarks.Contender
import dev.whence.benchmarks.Workload
import java.util.EnumSet
import kotlin.time.Duration.Companion.microseconds
import kotlin.time.DurationUnit
import org.kalasim.Component
import org.kalasim.Environment
import org.kalasim.State

/**
 * Kalasim with all tracking off; with it, 10 million hops do not fit into memory.
 *
 * @param mailbox whether a process waits for a state, its mailbox, as Kalasim's own means of waiting for something are; else a process that has
 *   received nothing is passive and whoever sends to it activates it, which is the least that can be done.
 */
class Kalasim(private val mailbox: Boolean) : Contender {

    override fun name() = if (mailbox) "Kalasim 1.0.6, a state as mailbox" else "Kalasim 1.0.6, bare activation"

    override fun workloads(): Set<Workload> = EnumSet.of(Workload.RING)

    override fun run(workload: Workload, n: Long): Double {
        val simulation = Ring(n, mailbox)
        simulation.run()
        return simulation.runtime.inWholeNanoseconds / 1e9 / n
    }

    private class Ring(private val n: Long, mailbox: Boolean) : Environment(tickDurationUnit = DurationUnit.MICROSECONDS) {

        private var hops = 0L

        init {
            entityTrackingDefaults.disableAll()
            val members = List(4) { if (mailbox) WithMailbox("member $it") else Bare("member $it") }
            members.forEachIndexed { i, member -> member.next = members[(i + 1) % members.size] }
            members[0].receive()
        }

        private abstract inner class Member(name: String) : Component(name) {

            lateinit var next: Member

            abstract fun receive()

            protected fun pass() {
                if (++hops == n) stopSimulation()
                next.receive()
            }
        }

        private inner class WithMailbox(name: String) : Member(name) {

            private val inbox = State(0)

            override fun receive() {
                inbox.value++
            }

            override fun process() = sequence {
                while (true) {
                    wait(inbox) { it > 0 }
                    inbox.value--
                    hold(1.microseconds)
                    pass()
                }
            }
        }

        private inner class Bare(name: String) : Member(name) {

            private var received = 0

            override fun receive() {
                received++
                if (isPassive) activate()
            }

            override fun process() = sequence {
                while (true) {
                    if (received == 0) passivate()
                    received--
                    hold(1.microseconds)
                    pass()
                }
            }
        }
    }
}
