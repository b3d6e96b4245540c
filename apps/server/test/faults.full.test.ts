import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { canMount } from './cluster.ts'
import { type Fault, faults, playFault } from './faults/play.ts'
import { openStage, type Stage } from './faults/server-process.ts'
import { programFile } from './place.ts'

/** LONG=1 plays each ten times; the ones that wait for seconds are played once otherwise. */
const LONG = process.env.LONG === '1'
const mayMount = await canMount()
const slow: readonly Fault[] = ['stop', 'silence']
const roundsOf = (fault: Fault) => (LONG ? 10 : slow.includes(fault) ? 1 : 2)

// The embedded store has no connection to lose.
describe.skipIf(inject('source').kind !== 'postgres')('twenty clients, half of whom write, while PostgreSQL', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(programFile('main'))
  }, 180_000)
  afterAll(() => stage?.close())

  const says: Record<Fault, string> = {
    restart: 'restarts',
    crash: 'crashes and recovers',
    stop: 'is stopped for 8 s',
    terminate: 'ends all connections',
    idle: 'ends forgotten transactions',
    silence: 'goes silent for 11 s',
    full: 'has no room left',
  }
  // A full disk needs a small one, mounted for the test.
  const played = faults.filter((fault) => fault !== 'full' || mayMount)
  it.each(played.map((fault) => [says[fault], fault] as const))(
    '%s: the process lives, they are told to wait, then served within 5 s of its return, and nothing is lost',
    { timeout: 300_000 },
    async (_, fault) => {
      const outcome = await playFault(fault, { stage, rounds: roundsOf(fault), clients: 20 })
      expect(outcome).toMatchObject({ exits: 0, unexpected5xx: 0, unanswered: 0, lost: 0, evidence: [] })
      expect(outcome.refused).toBeGreaterThan(0)
      expect(outcome.acknowledged).toBeGreaterThan(0)
      // The promised limits, several times what a quiet machine takes.
      expect(outcome.slowestAnswerMs).toBeLessThan(10_000)
      expect(outcome.slowestReturnMs).toBeLessThan(5000)
    },
  )
})
