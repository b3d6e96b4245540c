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
  it('has every call of the specification, and of the others those that it names', () => {
    const { supports } = createDialect({ extensions: half })
    expect([listOrders, getDay, getDiseaseMentions].map((call) => supports(call))).toEqual([true, true, false])
    expect(supports(updateReservationStatus)).toBe(true)
    expect(['reason', 'seenStatus'].map((key) => supports(updateReservationStatus, key))).toEqual([true, false])
  })

  it('has all, or nothing, when it says so', () => {
    const said = [true, false].map((all) => createDialect({ extensions: all }).supports)
    expect(said.map((supports) => supports(getDay))).toEqual([true, false])
    expect(said.map((supports) => supports(updateReservationStatus, 'reason'))).toEqual([true, false])
  })

  it('lets a request out with the keys that the backend knows', () => {
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

  it('is read from what a document says, strings only', () => {
    expect([true, false, ['getDay', 7]].map(readExtensions)).toEqual([true, false, ['getDay']])
    expect([null, undefined, 'getDay', {}].map(readExtensions)).toEqual([null, null, null, null])
  })
})

describe('a call that the backend turns out not to have', () => {
  async function ask<Input>(call: Call<Input, unknown>, input: Input, status: number) {
    const { baseUrl } = await backend(() => ({ status, body: {} }))
    const dialect = createDialect({ extensions: true })
    const client = createClient({ baseUrl, session: memorySession(signedIn), dialect })
    await client.send(call, input).catch(() => null)
    return dialect.supports(call)
  }

  it.each([404, 405, 501])('is taken back after a %i', async (status) => {
    expect(await ask(getDay, undefined, status)).toBe(false)
  })

  it('is had again once the client starts again', () => {
    const dialect = createDialect({ extensions: half })
    dialect.withdraw(getDay)
    expect(dialect.supports(getDay)).toBe(false)
    dialect.restore()
    expect([getDay, getDiseaseMentions].map((call) => dialect.supports(call))).toEqual([true, false])
  })

  it('is kept after any other answer', async () => {
    for (const status of [200, 403, 409, 500, 503]) expect(await ask(getDay, undefined, status)).toBe(true)
  })

  it('is kept when a 404 may mean its record, and is a call of the specification in any case', async () => {
    expect(await ask(getDiseaseMentions, 'd', 404)).toBe(true)
    expect(await ask(getDiseaseMentions, 'd', 405)).toBe(false)
    expect(await ask(listOrders, { page: 0 }, 404)).toBe(true)
  })
})
