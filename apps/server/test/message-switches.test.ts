import { contract } from '@potager/domain/contract'
import { messageSwitchErrors, staleMessages } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'
import { countStates, writeOne } from './outbox-setup.ts'

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
