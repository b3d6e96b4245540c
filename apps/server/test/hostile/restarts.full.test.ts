import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, inject, it } from 'vitest'
import { guestOrder } from '../access/customer.ts'
import { launchServer, type ServerProcess, signIn, startTraffic, stopServer } from '../faults/server-process.ts'
import { findKnown } from '../harness.ts'
import { between, newPlace, programFile } from '../place.ts'

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
