import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { type Arrived, startMailServer } from './mail-server.ts'
import { letTimePass, sendBy, writeOne } from './outbox-setup.ts'
import { between, newPlace, type Place, programFile } from './place.ts'

/** LONG=1 kills a hundred times. */
const ROUNDS = process.env.LONG === '1' ? 100 : 2
const source = inject('source')
/** The embedded store has one process at a time. */
const SENDERS = source.kind === 'postgres' ? 2 : 1
/** What a sender has on its way at once, at most: a round gets past what the last one left before it is killed. */
const ON_THE_WAY = 5 * SENDERS
const WRITTEN = 4 * ON_THE_WAY

const home = mkdtempSync(join(tmpdir(), 'potager-outbox-'))
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

function launch({ dataDir, databaseUrl }: Place, smtp: string): ChildProcess {
  const child = spawn(process.execPath, [programFile('main')], {
    cwd: resolve(import.meta.dirname, '../../..'),
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      MAX_EVENT_LOOP_DELAY: '60000',
      DATA_DIR: dataDir,
      SMTP_URL: smtp,
      PUBLIC_ORIGIN: 'https://potager.example',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  })
  running.push(child)
  return child
}

const OURS = /^ours\d+@/

/** How many of the messages of this test are in each state. */
const statesOfOurs = (db: Database) =>
  db.query<{ state: string; failure: string | null; count: number }>(
    `select state, failure, count(*)::int as count from outbox where to_email ~ '^ours[0-9]+@' group by 1, 2 order by 1`,
  )

async function end(children: readonly ChildProcess[], signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    }),
  )
}

/** How often each message arrived, by its recipient, and under how many Message-IDs. */
function countArrivals(arrived: readonly Arrived[]) {
  const times = new Map<string, string[]>()
  for (const { to, messageId } of arrived) times.set(to, [...(times.get(to) ?? []), messageId])
  const each = [...times.values()]
  return {
    people: times.size,
    most: Math.max(...each.map((ids) => ids.length)),
    underOtherIds: each.filter((ids) => new Set(ids).size > 1).length,
  }
}

describe(`${SENDERS} senders killed ${ROUNDS} times while the mail server has messages that it has not answered`, () => {
  it('lose none, send none more than twice, and doubles under the same Message-ID', {
    timeout: 3_600_000,
  }, async () => {
    const place = await newPlace(home)
    const mail = await startMailServer({ slow: 10 })
    const start = () => Array.from({ length: SENDERS }, () => launch(place, mail.url))
    let written = 0
    for (let round = 0; round < ROUNDS; round++) {
      await between(place, async (db) => {
        await letTimePass(db)
        for (let n = 0; n < WRITTEN; n++, written++) {
          await writeOne(db, { to: { name: 'Client', email: `ours${written}@exemple.fr`, phone: null } })
        }
      })
      const before = mail.arrived.length
      // Another moment each round, and never before what the last one left has been answered.
      const fatal = before + ON_THE_WAY + 1 + (round % (WRITTEN - ON_THE_WAY))
      const senders = start()
      await mail.arrival(fatal)
      await end(senders, 'SIGKILL')
    }
    // What the last one left is sent once the claims of the dead are over.
    await between(place, async (db) => {
      await letTimePass(db)
      await sendBy(db, mail.url)
    })
    // The program also reminds the demo's customers, at some hours.
    const ours = mail.arrived.filter(({ to }) => OURS.test(to))
    expect(countArrivals(ours)).toMatchObject({ people: written, underOtherIds: 0 })
    expect(countArrivals(ours).most).toBeLessThanOrEqual(2)
    expect(ours.length).toBeGreaterThan(written)
    // All have arrived: given up are only those that were interrupted twice, of which nobody can know that.
    const states = await between(place, statesOfOurs)
    const settled = states.filter(({ state, failure }) => state === 'sent' || failure === 'unanswered')
    expect(settled).toEqual(states)
    expect(settled.reduce((sum, { count }) => sum + count, 0)).toBe(written)
  })
})
