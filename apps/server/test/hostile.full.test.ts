import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@potager/domain/contract'
import { afterAll, expect, inject, it } from 'vitest'
import { guestOrder } from './access/customer.ts'
import { newVisitorRequest } from './access/reservation.ts'
import { launchServer, type ServerProcess, signIn, startTraffic, stopServer } from './faults/server-process.ts'
import { findKnown, startServer } from './harness.ts'
import { between, newPlace, programFile } from './place.ts'

/** LONG=1 restarts them four times. */
const RESTARTS = process.env.LONG === '1' ? 4 : 2
/** As in docs/operations.md. */
const STOP_DELAY = '5'
const ASKED_EVERY_MS = 2000

const home = mkdtempSync(join(tmpdir(), 'potager-restarts-'))
const running: ServerProcess[] = []
afterAll(() => {
  for (const { child } of running) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

/** What a proxy knows: which servers were ready when it last asked. `pick()` takes turns among them. */
function watchReady(servers: readonly ServerProcess[]) {
  const ready = new Set(servers.keys())
  const ending = new AbortController()
  const watching = [...servers.keys()].map(async (index) => {
    while (!ending.signal.aborted) {
      await sleep(ASKED_EVERY_MS)
      const answer = await fetch(`${servers[index]?.url}/api/ready`).catch(() => null)
      if (answer?.ok) ready.add(index)
      else ready.delete(index)
    }
  })
  let turn = 0
  const pick = () => {
    turn += 1
    return servers[[...ready][turn % ready.size] ?? 0]?.url ?? ''
  }
  const end = async () => {
    ending.abort()
    await Promise.all(watching)
  }
  return { pick, isReady: (index: number) => ready.has(index), end }
}

// Only one process can open the embedded store.
it.skipIf(inject('source').kind !== 'postgres')(
  'two servers on one PostgreSQL that restart in turn behind a proxy lose no request of ten clients',
  { timeout: 300_000 },
  async () => {
    const place = await newPlace(home)
    const order = guestOrder(await between(place, findKnown)).body
    const launch = async () => {
      const settings = { DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir, STOP_DELAY }
      const server = await launchServer(programFile('main'), { ...settings, MAX_EVENT_LOOP_DELAY: '60000' })
      running.push(server)
      return server
    }
    const servers = [await launch(), await launch()]
    const proxy = watchReady(servers)
    const token = await signIn(proxy.pick())
    const traffic = startTraffic({ url: proxy.pick, token, order }, 10)
    for (let count = 0; count < RESTARTS; count++) {
      const one = count % 2
      await sleep(500)
      expect(await stopServer(servers[one] as ServerProcess)).toBe(0)
      servers[one] = await launch()
      await expect.poll(() => proxy.isReady(one)).toBe(true)
    }
    await traffic.stop()
    await proxy.end()
    const { statuses, unanswered, stored } = traffic.tally
    expect(stored.length).toBeGreaterThan(0)
    expect({ ...statuses, unanswered }).toEqual({ 200: expect.any(Number), 201: stored.length, unanswered: 0 })
  },
)

/** LONG=1 takes ten times as many. */
const TRIES = process.env.LONG === '1' ? 2000 : 200
/** So much may typical times differ. */
const APART_MS = 1

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN

it('the response time does not tell an expired link from an unknown or malformed one', {
  timeout: 300_000,
}, async () => {
  const server = await startServer({ trustProxy: true })
  const body = newVisitorRequest(await findKnown(server.db), 3)
  const { path } = await server.ok(contract.request.createVisitorRequest, { body })
  await server.db.query(`update booking set starts_at = starts_at - interval '2 years', ends_at = ends_at - interval '2 years'
    where requested_at > now() - interval '1 hour'`)
  const over = path.slice(path.lastIndexOf('/') + 1)
  const kinds = { over: () => over, unknown: () => randomBytes(32).toString('base64url'), malformed: () => 'demain' }
  const times = { over: [] as number[], unknown: [] as number[], malformed: [] as number[] }
  for (let index = 0; index < TRIES; index++)
    for (const [network, kind] of (['over', 'unknown', 'malformed'] as const).entries()) {
      // Each from another address: none waits for tries before it.
      const address = `${20 + network}.0.${index >> 8}.${index & 255}`
      const since = performance.now()
      const { status } = await server.ask(contract.request.readVisitorRequest, {
        params: { token: kinds[kind]() },
        headers: { 'x-forwarded-for': address },
      })
      times[kind].push(performance.now() - since)
      expect(status).toBe(404)
    }
  const typical = Object.values(times).map(median)
  expect(Math.max(...typical) - Math.min(...typical)).toBeLessThan(APART_MS)
})
