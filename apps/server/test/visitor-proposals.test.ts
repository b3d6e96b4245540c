import { seenBooking } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { requestRefusalMessages } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newVisitorRequest } from './access/reservation.ts'
import { startServer, type TestServer } from './harness.ts'
import { findKnown, type Known } from './known.ts'
import { saturdayIn } from './reservation-setup.ts'

const { createVisitorRequest, proposeVisitorRequest, readVisitorRequest, withdrawVisitorRequest } = contract.request
const { updateReservationStatus } = contract.reservation

let server: TestServer
let known: Known
let token: string
let week = 36
beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  token = await server.tokenOf('gerant')
})
beforeEach(async () => {
  week += 2
  await server.db.query('delete from call_count')
  await server.db.query('delete from outbox')
  await server.db.query('delete from house')
})

/** A visitor's request: its link's token and its id. */
async function ask() {
  const body = { ...newVisitorRequest(known, week), email: 'ines.delacroix@exemple.fr' }
  const { path } = await server.ok(createVisitorRequest, { body })
  const [row] = await server.db.query<{ id: string }>(
    `select subject_id as id from outbox where kind = 'booking-received' order by created_at desc limit 1`,
  )
  return { link: path.slice(linkPaths.request('').length), id: row?.id ?? '' }
}
const read = (link: string) => server.ok(readVisitorRequest, { params: { token: link } })
const seenOf = async (link: string) => {
  const { status, startTime, endTime, numberOfPeople } = await read(link)
  return seenBooking({ status, start: String(startTime), end: String(endTime), people: numberOfPeople })
}
const moment = (change: object = {}) => ({
  startTime: `${saturdayIn(week + 1)}T12:00`,
  endTime: `${saturdayIn(week + 1)}T14:00`,
  numberOfPeople: 6,
  ...change,
})
const propose = async (link: string, change: object = {}) =>
  server.ask(proposeVisitorRequest, {
    params: { token: link },
    body: { seen: await seenOf(link), ...moment(), ...change },
  })
const answer = (id: string, status: string, reason?: string) =>
  server.ok(updateReservationStatus, { token, params: { id }, body: { status, ...(reason ? { reason } : {}) } })
const kinds = async () =>
  (await server.db.query<{ kind: string }>('select kind from outbox order by created_at, id')).map(({ kind }) => kind)

describe('another moment, proposed by the link [VIS-14]', () => {
  it('replaces the moment without holding space, tells visitor and house, and is in the audit trail', async () => {
    await server.db.query(
      `insert into house (name, sentence, email) values ('Chez nous', 'Bienvenue', 'bonjour@exemple.fr')`,
    )
    const { link, id } = await ask()
    const { status, body } = await propose(link)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'PENDING', startTime: expect.stringContaining('T12:00'), numberOfPeople: 6 })
    expect(await kinds()).toEqual(['booking-received', 'house-request', 'booking-changed', 'house-change'])
    const [held] = await server.db.query<{ active: boolean }>('select active from booking where id = $1', [id])
    expect(held?.active).toBe(false)
    const trail = await server.db.query(
      `select username, from_status as "from" from audit_entry where resource_id = $1 and action = 'proposeVisitorRequest'`,
      [id],
    )
    expect(trail).toEqual([{ username: 'Visiteur (site)', from: 'PENDING' }])
    await answer(id, 'CONFIRMED')
    expect(await read(link)).toMatchObject({ status: 'CONFIRMED', numberOfPeople: 6 })
  })

  it('reopens a refused request and removes the reason', async () => {
    const { link, id } = await ask()
    await answer(id, 'CANCELLED', 'Complet ce soir-là')
    expect((await propose(link)).body).toMatchObject({ status: 'PENDING' })
    expect(await read(link)).not.toHaveProperty('reason')
  })

  it('changes and tells once when sent three times', async () => {
    const { link } = await ask()
    const seen = await seenOf(link)
    for (let n = 0; n < 3; n++) expect((await propose(link, { seen })).status).toBe(200)
    expect((await kinds()).filter((kind) => kind === 'booking-changed')).toHaveLength(1)
  })

  it('is refused over what has changed since, and once it is over or withdrawn', async () => {
    const { link, id } = await ask()
    const before = await seenOf(link)
    await propose(link)
    expect(await propose(link, { seen: before, numberOfPeople: 7 })).toMatchObject({
      status: 409,
      body: { message: requestRefusalMessages.changedMeanwhile },
    })
    const refused = { status: 409, body: { message: requestRefusalMessages.notChangeable } }
    await answer(id, 'COMPLETED')
    expect(await propose(link, { numberOfPeople: 8 })).toMatchObject(refused)
    await answer(id, 'PENDING')
    await server.ok(withdrawVisitorRequest, { params: { token: link } })
    expect(await propose(link)).toMatchObject(refused)
  })

  it('is checked like a request: closed, too far, too many, promised to others', async () => {
    const { link } = await ask()
    const day = saturdayIn(week + 1)
    expect((await propose(link, { startTime: `${day}T04:00`, endTime: `${day}T05:00` })).status).toBe(422)
    expect((await propose(link, { startTime: '2090-06-03T12:00', endTime: '2090-06-03T14:00' })).status).toBe(400)
    expect((await propose(link, { numberOfPeople: 500 })).status).toBeGreaterThanOrEqual(400)
    const other = await ask()
    await propose(other.link)
    await answer(other.id, 'CONFIRMED')
    expect(await propose(link)).toMatchObject({ status: 409, body: { message: requestRefusalMessages.taken } })
    expect(await read(link)).toMatchObject({ numberOfPeople: 4 })
  })

  it('ends after ten changes a day', async () => {
    const { link } = await ask()
    for (let people = 1; people <= 10; people++) {
      await server.db.query(`delete from call_count where subject like 'request attempt %'`)
      expect((await propose(link, { numberOfPeople: people })).status).toBe(200)
    }
    await server.db.query(`delete from call_count where subject like 'request attempt %'`)
    expect(await propose(link, { numberOfPeople: 11 })).toMatchObject({
      status: 429,
      body: { message: requestRefusalMessages.tooManyChanges },
    })
    expect(await read(link)).toMatchObject({ numberOfPeople: 10 })
  }, 30_000)
})
