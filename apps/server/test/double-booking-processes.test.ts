import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { programFile } from './place.ts'
import { openReservationSetup, type ReservationSetup } from './reservation-setup.ts'

const source = inject('source')
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL')
})

/** Starts the real program on a database; returns its address. */
function launch(databaseUrl: string): Promise<string> {
  const child = spawn(process.execPath, [programFile('main')], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      // A busy machine is not what this tests.
      MAX_EVENT_LOOP_DELAY: '60000',
      DATABASE_URL: databaseUrl,
    },
  })
  running.push(child)
  return new Promise((answering, failed) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const url = /Potager répond sur (http:\S+)/.exec(output)?.[1]
        if (url) answering(url)
      })
    child.on('exit', () => failed(new Error(output)))
  })
}

// Only one process can open the embedded store.
describe.skipIf(source.kind !== 'postgres')('two server processes on one PostgreSQL', () => {
  let setup: ReservationSetup
  let urls: string[]
  beforeAll(async () => {
    setup = await openReservationSetup()
    const [row] = await setup.server.db.query<{ name: string }>('select current_database() as name')
    const database = source.kind === 'postgres' ? `${source.url}/${row?.name}` : ''
    urls = await Promise.all([launch(database), launch(database)])
  })

  it('give a room to one of 200 requests at once', async () => {
    const body = JSON.stringify(setup.body(setup.nextSaturday()))
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const ask = () =>
          fetch(`${urls[index % 2]}/api/reservations`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${setup.token}` },
            body,
          })
        let { status } = await ask()
        // On a busy machine some wait too long for a connection, and are told to come again.
        while (status === 503) ({ status } = await ask())
        return status
      }),
    )
    expect(answers.filter((status) => status === 201)).toHaveLength(1)
    expect(answers.filter((status) => status === 409)).toHaveLength(199)
  })
})
