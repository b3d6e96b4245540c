import { contract } from '@potager/domain/contract'
import { requestRefusalMessages } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWishSetup, type WishSetup } from './wish-setup.ts'

const { withdrawVisitorProposal, withdrawVisitorRequest, proposeVisitorRequest } = contract.request

let setup: WishSetup
beforeAll(async () => {
  setup = await openWishSetup(1)
})
beforeEach(() => setup.nextWeeks())

const takeBack = (link: string) => setup.server.ask(withdrawVisitorProposal, { params: { token: link } })
const withHouse = () =>
  setup.server.db.query(`insert into house (name, sentence, email) values ('Chez nous', 'Bonjour', 'a@exemple.fr')`)
const trailOf = (id: string) =>
  setup.server.db.query(
    `select action, username, from_status as "from", to_status as "to" from audit_entry
     where resource_id = $1 and action like '%Proposal%' or resource_id = $1 and action = 'proposeVisitorRequest' order by at, id`,
    [id],
  )

describe('wish for another moment of a confirmed request [VIS-15]', () => {
  it('keeps the booking confirmed, and is shown, told to the house and in the audit trail', async () => {
    await withHouse()
    const asked = await setup.confirmed()
    const before = await setup.read(asked.link)
    const { status, body } = await setup.wish(asked.link)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      wish: {
        startTime: `${setup.day(1)}T12:00:00`,
        endTime: `${setup.day(1)}T14:00:00`,
        numberOfPeople: 6,
      },
    })
    expect(await setup.kinds()).toEqual(['house-change'])
    const [told] = await setup.server.db.query<{ words: { wish: object; start: string } }>('select words from outbox')
    expect(told?.words).toMatchObject({ start: `${setup.day()}T19:00:00`, wish: { people: 6 } })
    expect(await trailOf(asked.id)).toEqual([
      { action: 'proposeVisitorRequest', username: 'Visiteur (site)', from: 'CONFIRMED', to: 'CONFIRMED' },
    ])
  })

  it('holds no space: only the confirmed moment is refused to others', async () => {
    const asked = await setup.confirmed()
    await setup.wish(asked.link)
    const event = { kind: 'EVENT', type: 'CONFERENCE' }
    await expect(setup.confirmed(event)).rejects.toThrow(requestRefusalMessages.taken)
    const other = await setup.confirmed({ startTime: setup.moment().startTime, endTime: setup.moment().endTime })
    expect(await setup.read(other.link)).toMatchObject({ status: 'CONFIRMED' })
    expect(await setup.read(asked.link)).toMatchObject({ status: 'CONFIRMED', wish: { numberOfPeople: 6 } })
  })

  it('is stored and told once when sent three times, and replaced by a newer one', async () => {
    await withHouse()
    const asked = await setup.confirmed()
    for (let n = 0; n < 3; n++) expect((await setup.wish(asked.link)).status).toBe(200)
    expect(await setup.kinds()).toEqual(['house-change'])
    expect((await setup.wish(asked.link, { numberOfPeople: 7 })).body).toMatchObject({ wish: { numberOfPeople: 7 } })
    expect(await setup.kinds()).toHaveLength(2)
    const rows = await setup.server.db.query('select 1 from booking_wish where booking_id = $1', [asked.id])
    expect(rows).toHaveLength(1)
  })

  it('is not stored for the confirmed moment itself, which does not withdraw an earlier wish either', async () => {
    const asked = await setup.confirmed()
    const current = { startTime: `${setup.day()}T19:00`, endTime: `${setup.day()}T21:00`, numberOfPeople: 4 }
    expect((await setup.wish(asked.link, current)).body).not.toHaveProperty('wish')
    await setup.wish(asked.link)
    expect(await setup.wish(asked.link, current)).toMatchObject({
      status: 409,
      body: { message: requestRefusalMessages.alreadyConfirmed },
    })
  })

  it('is checked like a request: what was seen, closed, too far, too many, promised to others', async () => {
    const asked = await setup.confirmed()
    const day = setup.day(1)
    expect(await setup.wish(asked.link, { seen: 'PENDING x' })).toMatchObject({
      status: 409,
      body: { message: requestRefusalMessages.changedMeanwhile },
    })
    const refused = async (change: object) => (await setup.wish(asked.link, change)).status
    expect(await refused({ startTime: `${day}T04:00`, endTime: `${day}T05:00` })).toBe(422)
    expect(await refused({ startTime: '2090-06-03T12:00', endTime: '2090-06-03T14:00' })).toBe(400)
    expect(await refused({ numberOfPeople: 199 })).toBe(422)
    await setup.confirmed({ startTime: `${day}T12:00`, endTime: `${day}T14:00` })
    expect(await setup.wish(asked.link)).toMatchObject({ status: 409, body: { message: requestRefusalMessages.taken } })
    expect(await setup.read(asked.link)).not.toHaveProperty('wish')
  })

  it('is limited to ten changes a day', async () => {
    const asked = await setup.confirmed()
    const forget = () => setup.server.db.query(`delete from call_count where subject like 'request attempt %'`)
    for (let people = 1; people <= 10; people++) {
      await forget()
      expect((await setup.wish(asked.link, { numberOfPeople: people })).status).toBe(200)
    }
    await forget()
    expect(await setup.wish(asked.link, { numberOfPeople: 11 })).toMatchObject({ status: 429 })
    expect(await setup.read(asked.link)).toMatchObject({ wish: { numberOfPeople: 10 } })
  }, 30_000)
})

describe('the end of a wish [VIS-16]', () => {
  it('when its visitor withdraws it, tells the house once and leaves the booking confirmed', async () => {
    await withHouse()
    const asked = await setup.confirmed()
    const before = await setup.read(asked.link)
    await setup.wish(asked.link)
    await setup.server.db.query('delete from outbox')
    for (let n = 0; n < 2; n++) expect(await takeBack(asked.link)).toEqual(expect.objectContaining({ body: before }))
    expect(await setup.kinds()).toEqual(['house-change'])
    const [told] = await setup.server.db.query<{ words: { wish: null } }>('select words from outbox')
    expect(told?.words.wish).toBeNull()
    expect(await trailOf(asked.id)).toHaveLength(2)
  })

  it('follows a change of status or a withdrawal: a booking confirmed again has none', async () => {
    for (const status of ['CANCELLED', 'PENDING', 'COMPLETED']) {
      await setup.nextWeeks()
      const asked = await setup.confirmed()
      await setup.wish(asked.link)
      await setup.setStatus(asked, status)
      await setup.setStatus(asked, 'CONFIRMED')
      expect(await setup.read(asked.link), status).not.toHaveProperty('wish')
    }
    const asked = await setup.confirmed({ startTime: `${setup.day(1)}T16:00`, endTime: `${setup.day(1)}T17:00` })
    await setup.wish(asked.link)
    await setup.server.ok(withdrawVisitorRequest, { params: { token: asked.link } })
    expect(await setup.server.db.query('select 1 from booking_wish where booking_id = $1', [asked.id])).toEqual([])
  })

  it('follows from the start of the booking, after which no wish is accepted', async () => {
    const asked = await setup.confirmed()
    await setup.wish(asked.link)
    const now = `now() at time zone 'Europe/Paris'`
    await setup.server.db.query(
      `update booking set status = 'COMPLETED' where active and id <> $1 and starts_at < ${now} + interval '1 hour'`,
      [asked.id],
    )
    await setup.server.db.query(
      `update booking set starts_at = ${now} - interval '1 minute', ends_at = ${now} + interval '1 minute' where id = $1`,
      [asked.id],
    )
    expect(await setup.read(asked.link)).not.toHaveProperty('wish')
    expect(await setup.wish(asked.link, { numberOfPeople: 8 })).toMatchObject({
      status: 409,
      body: { message: requestRefusalMessages.notChangeable },
    })
  })

  it('is refused with 404 for an unknown link, as is a new wish', async () => {
    const params = { token: 'A'.repeat(43) }
    expect((await setup.server.ask(withdrawVisitorProposal, { params })).status).toBe(404)
    const body = { ...setup.moment(), seen: 'x' }
    expect((await setup.server.ask(proposeVisitorRequest, { params, body })).status).toBe(404)
  })
})
