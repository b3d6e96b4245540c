import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewMessage } from '../src/api/outbox/write.ts'
import { startServer, type TestServer } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { countStates, letTimePass, sendBy, writeOne } from './outbox-setup.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  await server.db.query('delete from outbox')
})

/** A mail server that answers the first message for now, or for good, with no. */
async function refusingFirst(code: number) {
  const mail = await startMailServer()
  const refused: string[] = []
  mail.behaves.refuse = (to) => (refused.push(to) === 1 ? { code, message: 'No' } : null)
  return mail
}

const house = { name: 'Potager', email: 'maison@exemple.fr', phone: null }
/** Writes messages one after the other; returns their Message-IDs in that order. */
async function writeAll(...messages: Partial<NewMessage>[]): Promise<string[]> {
  for (const message of messages) await writeOne(server.db, message)
  const rows = await server.db.query<{ id: string }>('select message_id as id from outbox order by id')
  return rows.map(({ id }) => id)
}

/** Has a message failed once: it is due again in a minute. */
const failOnce = (messageId: string | undefined) =>
  server.db.query(`update outbox set tries = 1, due_at = now() + interval '1 minute' where message_id = $1`, [
    messageId,
  ])

describe('messages about one booking [MSG-02]', () => {
  const subjectId = crypto.randomUUID()

  it('leave in the order in which they were written, however many may leave at once', async () => {
    const { url, arrived } = await startMailServer({ slow: 20 })
    const written = await writeAll(...Array<Partial<NewMessage>>(6).fill({ subjectId }))
    // Due first, as one may be whose earlier ones have failed.
    await server.db.query(`update outbox set due_at = now() - interval '1 hour' where message_id = $1`, [written[5]])
    await sendBy(server.db, url)
    expect(arrived.map(({ messageId }) => messageId)).toEqual(written)
  })

  it('wait for an earlier one that failed, until it has left', async () => {
    const { url, arrived } = await refusingFirst(451)
    const written = await writeAll({ subjectId, kind: 'booking-changed' }, { subjectId, kind: 'booking-cancelled' })
    expect(await sendBy(server.db, url)).toBe(1)
    expect(arrived).toEqual([])
    expect(await countStates(server.db)).toEqual({ waiting: 2 })
    await letTimePass(server.db)
    expect(await sendBy(server.db, url)).toBe(2)
    expect(arrived.map(({ messageId }) => messageId)).toEqual(written)
  })

  it('have an earlier one that failed tried again at once, and leave after it', async () => {
    const { url, arrived } = await startMailServer()
    const [first] = await writeAll({ subjectId })
    await failOnce(first)
    const written = await writeAll({ subjectId, kind: 'booking-cancelled' })
    expect(await sendBy(server.db, url)).toBe(2)
    expect(arrived.map(({ messageId }) => messageId)).toEqual(written)
  })

  it('leave an earlier one alone that has not been tried: it waits for its own time', async () => {
    const { url, arrived } = await startMailServer()
    await writeAll({ subjectId, held: { seconds: 60, heardBefore: '' } }, { subjectId })
    expect(await sendBy(server.db, url)).toBe(0)
    expect(arrived).toEqual([])
  })

  it('do not wait for one that is given up', async () => {
    const { url, arrived } = await refusingFirst(550)
    const written = await writeAll({ subjectId }, { subjectId })
    await sendBy(server.db, url)
    expect(arrived.map(({ messageId }) => messageId)).toEqual([written[1]])
    expect(await countStates(server.db)).toEqual({ sent: 1, 'given-up': 1 })
  })

  it('hold up neither other bookings nor what another address is told of it', async () => {
    const { url, arrived } = await startMailServer()
    const written = await writeAll({ subjectId }, { subjectId: crypto.randomUUID() }, { subjectId, to: house }, {})
    await failOnce(written[0])
    await sendBy(server.db, url)
    expect(arrived.map(({ messageId }) => messageId).toSorted()).toEqual(written.slice(1).toSorted())
  })
})

it('a new link to an account does not wait for the earlier one, which it replaces', async () => {
  const { url, arrived } = await startMailServer()
  const link = { kind: 'account-password', words: { username: 'zoe' }, subjectId: crypto.randomUUID() } as const
  const written = await writeAll(link, link)
  await failOnce(written[0])
  await sendBy(server.db, url)
  expect(arrived.map(({ messageId }) => messageId)).toEqual([written[1]])
})
