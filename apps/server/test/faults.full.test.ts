import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { guestOrder } from './access/customer.ts'
import { canMount } from './cluster.ts'
import { type Fault, faults, playFault } from './faults/play.ts'
import { openStage, type Stage } from './faults/server-process.ts'
import { findKnown } from './harness.ts'
import { countOrders, killInWrites } from './kills.ts'
import { between, newPlace, type Place, programFile } from './place.ts'

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

/** Each kills the program in the middle of its writes; LONG=1 does it ten times, with more writes. */
const ROUNDS = LONG ? 10 : 2
const WRITES = LONG ? 500 : 200
const AT_ONCE = 20

const home = mkdtempSync(join(tmpdir(), 'potager-killed-'))
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

/** Starts the real program; returns its address and process. */
async function launch({ dataDir, databaseUrl }: Place): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [programFile('main')], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ACCESS_TOKEN_TTL: '3600',
      // A busy machine is not what this tests.
      MAX_EVENT_LOOP_DELAY: '60000',
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  })
  running.push(child)
  let output = ''
  const url = await new Promise<string>((answering, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = /Potager répond sur (http:\S+)/.exec(output)?.[1]
        if (found) answering(found)
      })
    }
    child.on('exit', () => failed(new Error(output)))
  })
  return { url, child }
}

describe(`a server killed in the middle of ${WRITES} writes, ${ROUNDS} times`, () => {
  it('keeps every write that it acknowledged, and doubles none when all are sent again', {
    timeout: 600_000,
  }, async () => {
    const place = await newPlace(home)
    const order = guestOrder(await between(place, findKnown)).body
    const before = await between(place, countOrders)
    const plan = { start: () => launch(place), order, rounds: ROUNDS, writes: WRITES, writers: AT_ONCE }
    const { acknowledged, ...wrong } = await killInWrites(plan)
    expect(acknowledged).toBeGreaterThan(0)
    expect(wrong).toEqual({ lost: 0, refused: 0 })
    expect(await between(place, countOrders)).toEqual({
      orders: before.orders + ROUNDS * WRITES,
      rollup: before.rollup + ROUNDS * WRITES,
      empty: before.empty,
      keys: before.keys + ROUNDS * WRITES,
    })
  })
})
