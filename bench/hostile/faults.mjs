import { playFault } from '../../apps/server/test/faults/play.ts'
import { openStage } from '../../apps/server/test/faults/stage.ts'

const CLIENTS = 20
/** Rounds of each fault: as many of the long ones as ten minutes leave room for; BENCH_ROUNDS for fewer. */
const ROUNDS = { restart: 10, crash: 10, stop: 2, terminate: 10, idle: 10, silence: 2 }
const FEWER = Number(process.env.BENCH_ROUNDS ?? Infinity)
const BACK_MS = 5000

const names = {
  restart: 'restarted',
  crash: 'restarted at once, as by a crash',
  stop: 'stopped for 8 s',
  terminate: 'ends all connections',
  idle: 'ends forgotten transactions',
  silence: 'silent for 11 s',
}

/** What happens to a PostgreSQL while clients work, half of them writing. */
export async function* measure({ program }) {
  const stage = await openStage(program)
  try {
    for (const [fault, most] of Object.entries(ROUNDS)) {
      const rounds = Math.min(most, FEWER)
      const seen = await playFault(fault, { stage, rounds, clients: CLIENTS })
      const on = `PostgreSQL ${names[fault]}, ${rounds} rounds`
      yield* [
        { what: `${on}: exits of the process`, seen: seen.exits, bar: 0 },
        { what: `${on}: 5xx other than 503`, seen: seen.unexpected5xx, bar: 0 },
        { what: `${on}: no answer`, seen: seen.unanswered, bar: 0 },
        { what: `${on}: lost of ${seen.acknowledged} acknowledged`, seen: seen.lost, bar: 0 },
        // A process that ended serves nobody again.
        ...(seen.exits < rounds
          ? [{ what: `${on}: slowest return of the last client`, seen: seen.slowestReturnMs, bar: BACK_MS, unit: 'ms' }]
          : []),
      ]
    }
  } finally {
    await stage.close()
  }
}
