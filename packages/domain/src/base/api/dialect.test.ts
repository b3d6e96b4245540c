import { afterEach, describe, expect, it } from 'vitest'
import { listChatSessions } from '../../concepts/chat-session/chat-session.calls.ts'
import { getDay } from '../../concepts/day/day.calls.ts'
import { getDiseaseMentions } from '../../concepts/disease/disease.calls.ts'
import { listOrders } from '../../concepts/order/order.calls.ts'
import { updateReservationStatus } from '../../concepts/reservation/reservation.calls.ts'
import type { Call } from './call.ts'
import { createClient } from './client.ts'
import { createDialect, readExtensions, requestOf } from './dialect.ts'
import { backend, closeBackends, memorySession, signedIn } from './test-backend.ts'

afterEach(closeBackends)

const half = ['getDay', 'updateReservationStatus.reason']
const change = { id: 'r', status: 'CANCELLED', reason: 'Malade', seen: 'PENDING' } as const

describe('a dialect', () => {
  it('supports every call of the specification, and only the extensions that it names', () => {
    const { supports } = createDialect({ extensions: half })
    expect([listOrders, getDay, getDiseaseMentions].map((call) => supports(call))).toEqual([true, true, false])
    expect(supports(updateReservationStatus)).toBe(true)
    expect(['reason', 'seenStatus'].map((key) => supports(updateReservationStatus, key))).toEqual([true, false])
  })

  it('supports all or no extensions when it is set to true or false', () => {
    const said = [true, false].map((all) => createDialect({ extensions: all }).supports)
    expect(said.map((supports) => supports(getDay))).toEqual([true, false])
    expect(said.map((supports) => supports(updateReservationStatus, 'reason'))).toEqual([true, false])
  })

  it('sends only the keys that the backend supports', () => {
    const sent = (extensions: boolean | string[]) =>
      requestOf(updateReservationStatus, change, createDialect({ extensions }).supports)
    expect(sent(half)).toEqual({ params: { id: 'r' }, body: { status: 'CANCELLED', reason: 'Malade' } })
    expect(sent(false).body).toEqual({ status: 'CANCELLED' })
    expect(sent(true).body).toEqual({ status: 'CANCELLED', reason: 'Malade', seenStatus: 'PENDING' })
    const listing = { page: 0, filter: { race: 'chat', hasReports: true } }
    const { supports } = createDialect({ extensions: ['listChatSessions.race'] })
    expect(requestOf(listChatSessions, listing, supports).query).toMatchObject({ race: 'chat', page: 0 })
    expect(requestOf(listChatSessions, listing, supports).query).not.toHaveProperty('hasReports')
  })

  it('is read from a boolean or a list, of which only strings count', () => {
    expect([true, false, ['getDay', 7]].map(readExtensions)).toEqual([true, false, ['getDay']])
    expect([null, undefined, 'getDay', {}].map(readExtensions)).toEqual([null, null, null, null])
  })
})

describe('withdrawing an unsupported call', () => {
  async function ask<Input>(call: Call<Input, unknown>, input: Input, status: number) {
    const { baseUrl } = await backend(() => ({ status, body: {} }))
    const dialect = createDialect({ extensions: true })
    const client = createClient({ baseUrl, session: memorySession(signedIn), dialect })
    await client.send(call, input).catch(() => null)
    return dialect.supports(call)
  }

  it.each([404, 405, 501])('happens after a %i', async (status) => {
    expect(await ask(getDay, undefined, status)).toBe(false)
  })

  it('is undone when the client starts again', () => {
    const dialect = createDialect({ extensions: half })
    dialect.withdraw(getDay)
    expect(dialect.supports(getDay)).toBe(false)
    dialect.restore()
    expect([getDay, getDiseaseMentions].map((call) => dialect.supports(call))).toEqual([true, false])
  })

  it('does not happen after any other status', async () => {
    for (const status of [200, 403, 409, 500, 503]) expect(await ask(getDay, undefined, status)).toBe(true)
  })

  it('does not happen when a 404 may be of a record, nor to a call of the specification', async () => {
    expect(await ask(getDiseaseMentions, 'd', 404)).toBe(true)
    expect(await ask(getDiseaseMentions, 'd', 405)).toBe(false)
    expect(await ask(listOrders, { page: 0 }, 404)).toBe(true)
  })
})
