import { contract } from '@potager/domain/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newVisitorRequest } from './access/reservation.ts'
import { historiesOn, type Person } from './customer-histories.ts'
import { startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { saturdayIn } from './reservation-setup.ts'

const WEEK = 47

let server: TestServer
let known: Known
let token: string
let on: ReturnType<typeof historiesOn>
beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  token = await server.tokenOf('gerant')
  on = historiesOn(server, known, token, [known.restaurant])
})

let kept: Person
let double: Person
beforeEach(async () => {
  await server.db.query('delete from call_count')
  await server.db.query('delete from outbox')
  kept = await on.newPerson()
  double = await on.newPerson()
})

const create = (body: object) => server.ask(contract.customer.createCustomer, { token, body })
const ask = (change: object) =>
  server.ok(contract.request.createVisitorRequest, {
    body: { ...newVisitorRequest(known, WEEK), phone: undefined, ...change },
  })

describe('the contact of a merged customer', () => {
  it.each(['phone', 'email'] as const)(
    'offers the kept customer when its %s is given for a new one [CUS-02]',
    async (by) => {
      await on.merge(kept, double)
      const answer = await create({ fullName: 'Anne', [by]: double[by] })
      expect(answer).toMatchObject({ status: 409, body: { doubles: [{ id: kept.id }] } })
      await server.ok(contract.customer.undoMerge, { token, params: { id: kept.id } })
      expect(await create({ fullName: 'Anne', [by]: double[by] })).toMatchObject({
        body: { doubles: [{ id: double.id }] },
      })
    },
  )

  it('assigns a visitor’s request to the kept customer [VIS-06]', async () => {
    await on.merge(kept, double)
    const { bookings } = await on.card(kept.id)
    await ask({ fullName: `Anne ${double.word}`, email: double.email })
    expect(await on.card(kept.id)).toMatchObject({ bookings: bookings + 1 })
  })

  it('sends a lost link to the kept customer [VIS-11]', async () => {
    await ask({ fullName: `Anne ${double.word}`, email: double.email })
    await on.merge(kept, double)
    await server.db.query(`update request_link set made_at = made_at - interval '2 hours'`)
    await server.db.query('delete from outbox')
    const body = { contact: double.email, day: saturdayIn(WEEK) }
    await server.ok(contract.request.recoverVisitorRequest, { body })
    expect(await server.db.query(`select to_email from outbox where kind = 'booking-link'`)).toEqual([
      { to_email: kept.email },
    ])
  })
})
