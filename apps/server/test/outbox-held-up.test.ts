import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { contract } from '@potager/domain/contract'
import { HELD_UP_TRIES } from '@potager/domain/message'
import { messageRefusals } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimDue, LostClaim, type NewMessage, noteHanding } from '../src/api/outbox/queue.ts'
import { startSending } from '../src/api/outbox/send.ts'
import { afterFile, findKnown, type Known, serverOn, startServer, type TestServer } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { countStates, letTimePass, mailing, readOutbox, sendBy, writeOne } from './outbox-setup.ts'
import { failLoudly } from './stores.ts'

describe('outbox-held-up', () => {
  const { listMessages, handOverMessage } = contract.message
  /** Nobody listens there. */
  const DOWN = 'smtp://127.0.0.1:1'

  let server: TestServer
  let known: Known
  let owner: string

  beforeAll(async () => {
    const { db } = await startServer()
    server = await serverOn(db, mailing(DOWN))
    known = await findKnown(db)
    owner = await server.tokenOf('proprietaire')
  })
  beforeEach(async () => {
    await server.db.query('delete from outbox')
  })

  const write = (name: string) =>
    writeOne(server.db, {
      restaurantId: known.restaurant,
      to: { name, email: `${name}@exemple.fr`, phone: null },
    })
  const list = (state = 'waiting') => server.ok(listMessages, { token: owner, query: { state } })
  const day = async () => {
    const { messagesHeldUp, messagesHeldUpSince } = await server.ok(contract.day.getDay, { token: owner })
    return { messagesHeldUp, messagesHeldUpSince }
  }

  describe('while the mail server does not answer', () => {
    const tryAll = async (times: number, url = DOWN) => {
      for (let time = 0; time < times; time++) {
        await letTimePass(server.db)
        await sendBy(server.db, url)
      }
    }

    it('message list and day show the number of held-up messages and since when, after some tries, until they leave [MSG-21]', async () => {
      await write('anne')
      await server.db.query(`update outbox set created_at = now() - interval '1 hour'`)
      await tryAll(HELD_UP_TRIES - 1)
      expect((await list()).heldUp).toBeNull()
      expect(await day()).toEqual({ messagesHeldUp: 0, messagesHeldUpSince: null })
      await write('bruno')
      await tryAll(1)
      const { heldUp, content } = await list()
      const since = content.find(({ name }) => name === 'anne')?.createdAt
      expect(heldUp).toEqual({ messages: 2, since, failure: 'unreachable', answer: '' })
      expect(await day()).toEqual({ messagesHeldUp: 2, messagesHeldUpSince: since })
      const { url } = await startMailServer()
      await tryAll(1, url)
      expect((await list()).heldUp).toBeNull()
    })

    it('a held-up message can be handed over by staff, unless it is being sent just now [MSG-21]', async () => {
      await write('anne')
      const only = async () => (await list()).content[0]?.id ?? ''
      const handOver = async () => server.ask(handOverMessage, { token: owner, params: { id: await only() } })
      expect(await handOver()).toMatchObject({ status: 409, body: { message: messageRefusals.onItsWay } })
      await tryAll(1)
      await letTimePass(server.db)
      const [claimed] = await claimDue(server.db, 1)
      if (!claimed) throw new Error('Nothing was due')
      await noteHanding(server.db, claimed)
      expect((await handOver()).status).toBe(409)
      await server.db.query('update outbox set handing = false')
      expect(await handOver()).toMatchObject({ status: 200, body: { state: 'done' } })
      await expect(noteHanding(server.db, claimed)).rejects.toBeInstanceOf(LostClaim)
    })

    it('the metrics have the number of waiting messages and the age of the oldest [MSG-21]', async () => {
      await write('anne')
      await server.db.query(`update outbox set created_at = now() - interval '1 hour'`)
      const { body } = await server.app.inject('/api/metrics')
      expect(body).toMatch(/^potager_messages_waiting 1$/m)
      expect(Number(/^potager_messages_oldest_waiting_seconds (\S+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(3600)
    })
  })

  /** A way to a mail server that says nothing to its first connection, and leads the others there. */
  async function startMute(url: string) {
    const { port } = new URL(url)
    const sockets: Socket[] = []
    const keep = (socket: Socket) => sockets.push(socket.on('error', () => undefined))
    let first: Socket | undefined
    const door = createServer((socket) => {
      keep(socket)
      if (!first) first = socket
      else {
        const onward = connect(Number(port), '127.0.0.1')
        keep(onward)
        socket.pipe(onward).pipe(socket)
      }
    })
    await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening))
    afterFile(() => {
      for (const socket of sockets) socket.destroy()
      door.close()
    })
    return { url: `smtp://127.0.0.1:${(door.address() as AddressInfo).port}`, reached: () => first !== undefined }
  }

  describe('a mail server that takes a connection and never speaks', () => {
    it('delays only the message of that connection, which is tried again later [MSG-22]', async () => {
      const mail = await startMailServer()
      const mute = await startMute(mail.url)
      const stop = startSending(server.db, mailing(mute.url), { report: failLoudly, pause: 50 })
      try {
        await write('anne')
        await expect.poll(mute.reached, { timeout: 10_000 }).toBe(true)
        await write('bruno')
        await expect.poll(() => mail.arrived.map(({ to }) => to), { timeout: 10_000 }).toEqual(['bruno@exemple.fr'])
        await expect
          .poll(() => readOutbox(server.db))
          .toMatchObject([
            { to: 'anne@exemple.fr', failure: null },
            { to: 'bruno@exemple.fr', state: 'sent' },
          ])
        await expect
          .poll(async () => (await readOutbox(server.db))[0], { timeout: 20_000 })
          .toMatchObject({ state: 'waiting', failure: 'unreachable' })
        await letTimePass(server.db)
        await expect.poll(() => mail.arrived.length, { timeout: 10_000 }).toBe(2)
      } finally {
        await stop()
      }
    }, 60_000)
  })
})

describe('outbox-in-order', () => {
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
})
