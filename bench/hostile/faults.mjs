import { playFault } from '../../apps/server/test/faults/play.ts'
import { openStage } from '../../apps/server/test/faults/stage.ts'

const CLIENTS = 20
/** Rounds of each fault, for ten minutes in all; BENCH_ROUNDS lowers them. */
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

/** Faults of PostgreSQL while clients work, half of them writing. */
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
        // A process that has exited serves nobody again.
        ...(seen.exits < rounds
          ? [{ what: `${on}: slowest return of the last client`, seen: seen.slowestReturnMs, bar: BACK_MS, unit: 'ms' }]
          : []),
      ]
    }
  } finally {
    await stage.close()
  }
}
