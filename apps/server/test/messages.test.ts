import { readChangeMessage } from '@potager/domain/changes'
import { contract } from '@potager/domain/contract'
import { messageRefusals, messageSwitchErrors, staleMessages } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerCaller } from './access/callers.ts'
import { newRestaurant } from './access/restaurant.ts'
import { findKnown, type Known, serverOn, startServer, type TestServer } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { countStates, hearChanges, mailing, reservationWords, sendBy, writeOne } from './outbox-setup.ts'

describe('messages to hand over', () => {
  const { listMessages, handOverMessage, retryMessage } = contract.message

  let server: TestServer
  let known: Known
  let owner: string
  let manager: string
  let admin: string
  beforeAll(async () => {
    server = await startServer()
    known = await findKnown(server.db)
    owner = await server.tokenOf('proprietaire')
    manager = await server.tokenOf('gerant')
    admin = await server.tokenOf('admin')
  })
  beforeEach(async () => {
    await server.db.query('delete from outbox')
  })

  /** A message without an e-mail address. Returns its id. */
  async function write(changes: Parameters<typeof writeOne>[1] = {}): Promise<string> {
    const event = crypto.randomUUID()
    await writeOne(server.db, {
      event,
      restaurantId: known.restaurant,
      to: { name: 'Suzanne Flon', email: null, phone: '+33612345678' },
      ...changes,
    })
    const [row] = await server.db.query<{ id: string }>('select id from outbox where event_key = $1', [event])
    return row?.id ?? ''
  }
  const list = async (token: string, state = 'to-hand-over') => server.ok(listMessages, { token, query: { state } })
  const idsFor = async (token: string) => (await list(token)).content.map(({ id }) => id)

  /** How many messages the day says are to hand over, and were given up. */
  const countsFor = async (token: string) => {
    const { messagesToHandOver, messagesGivenUp } = await server.ok(contract.day.getDay, { token })
    return [messagesToHandOver, messagesGivenUp]
  }

  describe('the messages to hand over [MSG-05]', () => {
    it('have the recipient, the text, and the address of their link', async () => {
      await write({
        link: '/demande/abc',
        words: { ...reservationWords, reason: 'Complet' },
        kind: 'booking-cancelled',
      })
      const page = await list(owner)
      expect(page).toMatchObject({ total: 1, toHandOver: 1, givenUp: 0, sends: false })
      const [message] = page.content
      expect(message).toMatchObject({
        state: 'to-hand-over',
        name: 'Suzanne Flon',
        email: '',
        phone: '+33612345678',
        subject: 'Réservation annulée\u00a0: Le Potager du Canal, samedi 21 novembre 2026',
        settledAt: null,
      })
      expect(message?.body).toContain('Motif\u00a0: «\u00a0Complet\u00a0»')
      expect(message?.body).toContain('http://localhost/demande/abc')
    })

    it('link to where their reader has the site, and to no host that is not this machine’s', async () => {
      await write({ link: '/demande/abc', kind: 'booking-cancelled', words: reservationWords })
      const bodyFor = async (host: string) => {
        const { body } = await server.call('GET', '/messages?state=to-hand-over', { token: owner, headers: { host } })
        return (body as { content: { body: string }[] }).content[0]?.body
      }
      expect(await bodyFor('127.0.0.1:8080')).toContain('http://127.0.0.1:8080/demande/abc')
      expect(await bodyFor('ailleurs.example')).toContain('http://localhost:3000/demande/abc')
    })

    it('are those of the caller’s restaurants, and those of the house for an admin; the day counts the same [MSG-15]', async () => {
      const mine = await write()
      const ofHouse = await write({ restaurantId: null })
      const other = await registerCaller(server, 'voisine')
      await server.ok(contract.restaurant.createRestaurant, { token: other, body: newRestaurant })
      expect(await idsFor(owner)).toEqual([mine])
      expect(await idsFor(manager)).toEqual([mine])
      expect(await idsFor(other)).toEqual([])
      expect(new Set(await idsFor(admin))).toEqual(new Set([mine, ofHouse]))
      expect([await countsFor(owner), await countsFor(other), await countsFor(admin)]).toEqual([
        [1, 0],
        [0, 0],
        [2, 0],
      ])
      for (const [token, id] of [
        [other, mine],
        [owner, ofHouse],
        [manager, ofHouse],
      ] as const) {
        for (const call of [handOverMessage, retryMessage]) {
          expect(await server.ask(call, { token, params: { id } })).toMatchObject({
            status: 404,
            body: { message: messageRefusals.unknown },
          })
        }
      }
    })

    it('are limited to the tasks of the account, as are their counts [MSG-15]', async () => {
      const ofBooking = await write()
      const ofOrder = await write({
        kind: 'order-ready',
        words: { restaurant: 'Potager', number: 'abc123', total: 1200, delivery: false },
      })
      const asTasked = async (tasks: string[] | null) => {
        await server.db.query(`update account set tasks = $1::text[] where username = 'proprietaire'`, [tasks])
        return server.ask(listMessages, { token: owner, query: { state: 'to-hand-over' } })
      }
      expect((await asTasked(['orders'])).body).toMatchObject({ content: [{ id: ofOrder }], total: 1, toHandOver: 1 })
      await server.db.query(`update outbox set state = 'given-up' where id = $1`, [ofOrder])
      expect(await countsFor(owner)).toEqual([0, 1])
      expect((await asTasked(['bookings'])).body).toMatchObject({ content: [{ id: ofBooking }], total: 1 })
      expect(await countsFor(owner)).toEqual([1, 0])
      expect((await asTasked(['chatbot'])).body).toMatchObject({ content: [], total: 0 })
      expect(await asTasked(['menu'])).toMatchObject({ status: 403 })
      expect(await countsFor(owner)).toEqual([null, null])
      await asTasked(null)
    })

    it('come in pages, the newest first', async () => {
      for (let n = 0; n < 23; n++) await write({ to: { name: `Client ${n}`, email: null, phone: null } })
      const names = async (page: string) =>
        (await server.ok(listMessages, { token: owner, query: { page } })).content.map(({ name }) => name)
      expect((await names('0')).slice(0, 2)).toEqual(['Client 22', 'Client 21'])
      expect(await names('1')).toEqual(['Client 2', 'Client 1', 'Client 0'])
      expect((await list(owner)).total).toBe(23)
    })

    it('are handed over once, with the name in the trail, and lose their link', async () => {
      const id = await write({ link: '/demande/abc' })
      const done = await server.ok(handOverMessage, { token: owner, params: { id } })
      expect(done).toMatchObject({ state: 'done', settledAt: expect.any(String) })
      expect(done.body).not.toContain('http')
      expect(await server.ok(handOverMessage, { token: manager, params: { id } })).toEqual(done)
      const trail = await server.db.query(
        `select username, action from audit_entry where resource = 'message' and resource_id = $1`,
        [id],
      )
      expect(trail).toEqual([{ username: 'proprietaire', action: 'handOverMessage' }])
      expect((await list(owner, 'done')).content).toMatchObject([{ id }])
    })
  })

  describe('a message that is on its way', () => {
    const toSomebody = { to: { name: 'Suzanne', email: 'suzanne@exemple.fr', phone: null } }

    it('is not handed over, nor is one that has left', async () => {
      const id = await write(toSomebody)
      const refused = { status: 409, body: { message: messageRefusals.onItsWay } }
      expect(await server.ask(handOverMessage, { token: owner, params: { id } })).toMatchObject(refused)
      await server.db.query(`update outbox set state = 'sent', settled_at = now()`)
      expect(await server.ask(handOverMessage, { token: owner, params: { id } })).toMatchObject(refused)
    })
  })

  describe('a message that was given up', () => {
    const giveUp = async () => {
      const id = await write({ to: { name: 'Suzanne', email: 'suzanne@exemple.fr', phone: null } })
      await server.db.query(
        `update outbox set state = 'given-up', tries = 20, unanswered = 2, failure = 'unanswered', due_at = now() + interval '1 day'
       where id = $1`,
        [id],
      )
      return id
    }

    it('is handed over, or sent again with its tries reset', async () => {
      const first = await giveUp()
      expect(await server.ok(handOverMessage, { token: owner, params: { id: first } })).toMatchObject({ state: 'done' })
      const id = await giveUp()
      expect(await server.ask(retryMessage, { token: owner, params: { id } })).toMatchObject({
        status: 409,
        body: { message: messageRefusals.noServer },
      })
      const { smtp } = mailing('smtp://127.0.0.1:1')
      const sending = await serverOn(server.db, smtp ? { smtp } : {})
      const token = await sending.tokenOf('proprietaire')
      expect(await sending.ok(retryMessage, { token, params: { id } })).toMatchObject({
        state: 'waiting',
        failure: '',
        tries: 0,
      })
      expect(await sending.ok(retryMessage, { token, params: { id } })).toMatchObject({ state: 'waiting' })
      const done = await write()
      expect(await sending.ask(retryMessage, { token, params: { id: done } })).toMatchObject({
        status: 409,
        body: { message: messageRefusals.notGivenUp },
      })
      const [row] = await server.db.query<{ due: boolean }>(`select due_at <= now() as due from outbox where id = $1`, [
        id,
      ])
      expect(row?.due).toBe(true)
    })
  })
})

describe('message-switches', () => {
  const { getMessageSwitches, updateMessageSwitches } = contract.message

  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startServer()
    token = await server.tokenOf('gerant')
  })
  beforeEach(async () => {
    await server.db.query('delete from message_switches')
    await server.db.query('delete from outbox')
  })

  const change = (body: object) => server.ask(updateMessageSwitches, { token, body })

  describe('a kind of message that is switched off [MSG-09]', () => {
    it('is no longer written, unlike others, until it is switched on again', async () => {
      await change({ off: ['booking-confirmed'] })
      await writeOne(server.db)
      expect(await countStates(server.db)).toEqual({})
      await writeOne(server.db, { kind: 'booking-refused' })
      expect(await countStates(server.db)).toEqual({ waiting: 1 })
      await change({ off: [], version: 1 })
      await writeOne(server.db)
      expect(await countStates(server.db)).toEqual({ waiting: 2 })
    })

    it('follows the switch as its own transaction sees it', async () => {
      await server.db.transaction(async (tx) => {
        await tx.query(`insert into message_switches (off) values ('{booking-confirmed}')`)
        await writeOne(tx)
        expect(await countStates(tx)).toEqual({})
        await tx.query('delete from message_switches')
        await writeOne(tx)
      })
      expect(await countStates(server.db)).toEqual({ waiting: 1 })
    })

    it('is saved over the current version, and recorded in the trail by its name', async () => {
      expect(await server.ok(getMessageSwitches, { token })).toEqual({ off: [], version: 0 })
      expect(await change({ off: ['order-ready', 'booking-reminder'] })).toMatchObject({
        status: 200,
        body: { off: ['order-ready', 'booking-reminder'], version: 1 },
      })
      expect(await change({ off: [], version: 7 })).toMatchObject({
        status: 409,
        body: { message: staleMessages.messageSwitches },
      })
      expect(await server.ok(getMessageSwitches, { token })).toMatchObject({ off: ['order-ready', 'booking-reminder'] })
      const trail = await server.db.query(
        `select username, reason from audit_entry where action = 'updateMessageSwitches' order by at desc, id desc limit 1`,
      )
      expect(trail).toEqual([{ username: 'gerant', reason: 'Commande prête, Rappel de la veille' }])
    })

    it('cannot be a link that was asked for or a message of the chatbot', async () => {
      for (const kind of ['booking-link', 'chatbot-urgent']) {
        expect(await change({ off: [kind] })).toMatchObject({
          status: 400,
          body: { errors: { 'off.0': messageSwitchErrors.kind } },
        })
      }
    })
  })
})

describe('message-changes', () => {
  let server: TestServer
  let known: Known
  const heard: string[] = []
  beforeAll(async () => {
    server = await startServer()
    known = await findKnown(server.db)
    await hearChanges(server.db, (data) => {
      const message = readChangeMessage({ event: 'change', data })
      if (message?.kind === 'change' && message.change.resource === 'message') {
        heard.push(message.change.restaurantId === known.restaurant ? 'own' : 'house')
      }
    })
  })
  beforeEach(async () => {
    await server.db.query('delete from outbox')
    // What is told of that comes before what is told next.
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    heard.length = 0
  })

  it('sends one change when a message is written, sent or deleted, and none for a claim [MSG-13]', async () => {
    const { url } = await startMailServer()
    await writeOne(server.db, { restaurantId: known.restaurant })
    await expect.poll(() => heard).toEqual(['own'])
    await sendBy(server.db, url)
    await expect.poll(() => heard).toEqual(['own', 'own'])
    await writeOne(server.db)
    await expect.poll(() => heard).toEqual(['own', 'own', 'house'])
    await server.db.query('delete from outbox where restaurant_id is null')
    await expect.poll(() => heard).toEqual(['own', 'own', 'house', 'house'])
  })
})
