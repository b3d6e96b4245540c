import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const { updateReservationStatus, cancelReservation } = contract.reservation
const { updateEventRequestStatus, cancelEventRequest } = contract.eventRequest
let server: TestServer
let token: string

beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('gerant')
})

/** A pending booking of the demo, and the same one after somebody else confirmed it. */
async function confirmedMeanwhile(kind: 'RESERVATION' | 'EVENT') {
  const [row] = await server.db.query<{ id: string }>(
    `update booking set status = 'CONFIRMED' where id = (
       select id from booking b where kind = $1 and status = 'PENDING' and not exists (select 1 from booking o
         where o.id <> b.id and o.active and o.restaurant_id = b.restaurant_id and o.during && b.during)
       order by id limit 1) returning id`,
    [kind],
  )
  return { token, params: { id: row?.id ?? '' } }
}

const statusOf = async (id: string) =>
  (await server.db.query<{ status: string }>('select status from booking where id = $1', [id]))[0]?.status

describe.each([
  ['reservation', 'RESERVATION', updateReservationStatus, cancelReservation],
  ['event request', 'EVENT', updateEventRequestStatus, cancelEventRequest],
] as const)('a %s that somebody else changed meanwhile', (_, kind, update, cancel) => {
  it('is not changed over the status that was seen: 409 says which it has now', async () => {
    const sent = await confirmedMeanwhile(kind)
    const stale = { status: 409, body: { message: expect.stringContaining('«\u00a0Confirmée\u00a0»') } }
    const body = { status: 'CANCELLED', seenStatus: 'PENDING', reason: 'Trop tard' }
    expect(await server.ask(update, { ...sent, body })).toMatchObject(stale)
    expect(await server.ask(cancel, { ...sent, query: { seenStatus: 'PENDING' } })).toMatchObject(stale)
    expect(await statusOf(sent.params.id)).toBe('CONFIRMED')
    expect((await server.ask(update, { ...sent, body: { status: 'CONFIRMED', seenStatus: 'PENDING' } })).status).toBe(
      200,
    )
    expect((await server.ask(update, { ...sent, body: { ...body, seenStatus: 'CONFIRMED' } })).status).toBe(200)
    expect(await statusOf(sent.params.id)).toBe('CANCELLED')
  })
})
