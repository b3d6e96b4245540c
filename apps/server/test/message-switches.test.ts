import { readChangeMessage } from '@potager/domain/changes'
import { contract } from '@potager/domain/contract'
import { messageSwitchErrors, staleMessages } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { startMailServer } from './mail-server.ts'
import { countStates, hearChanges, sendBy, writeOne } from './outbox-setup.ts'

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
