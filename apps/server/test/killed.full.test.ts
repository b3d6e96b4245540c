import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { guestOrder } from './access/customer.ts'
import { findKnown } from './harness.ts'
import { countOrders, killInWrites } from './kills.ts'
import { between, newPlace, type Place, programFile } from './place.ts'

/** Each kills the program once in the middle of its writes; LONG=1 does it ten times, with more writes. */
const LONG = process.env.LONG === '1'
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
