package dev.whence.benchmarks.peers

import dev.whence.benchmarks.Contender
import dev.whence.benchmarks.Workload
import java.util.EnumSet
import kotlin.time.Duration.Companion.microseconds
import kotlin.time.DurationUnit
import org.kalasim.Component
import org.kalasim.Environment

/** Kalasim with all tracking off; the message is the activation of the next process, which waits for it without a queue in between. */
class Kalasim : Contender {

    override fun name() = "Kalasim 1.0.6"

    override fun workloads(): Set<Workload> = EnumSet.of(Workload.RING)

    override fun run(workload: Workload, n: Long): Double {
        val simulation = Ring(n)
        simulation.run()
        return simulation.runtime.inWholeNanoseconds / 1e9 / n
    }

    private class Ring(private val n: Long) : Environment(tickDurationUnit = DurationUnit.MICROSECONDS) {

        private var hops = 0L

        init {
            entityTrackingDefaults.disableAll()
            val members = List(4) { Member("member $it") }
            members.forEachIndexed { i, member -> member.next = members[(i + 1) % members.size] }
            members[0].holdsMessage = true
        }

        private inner class Member(name: String) : Component(name) {

            lateinit var next: Member
            var holdsMessage = false

            override fun process() = sequence {
                while (true) {
                    if (!holdsMessage) passivate()
                    holdsMessage = false
                    hold(1.microseconds)
                    if (++hops == n) stopSimulation()
                    next.holdsMessage = true
                    if (next.isPassive) next.activate()
                }
            }
        }
    }
}
