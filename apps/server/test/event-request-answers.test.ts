import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type EventRequestSetup, openEventRequestSetup, periodOf } from './event-request-setup.ts'

const { listRestaurantEventRequests } = contract.eventRequest
const { cancelReservation } = contract.reservation

let setup: EventRequestSetup

beforeAll(async () => {
  setup = await openEventRequestSetup()
})

describe('answering an event request', () => {
  it('moves from any of the four statuses to any other [EVM-08]', async () => {
    const { id } = await setup.make()
    const statuses = ['CONFIRMED', 'COMPLETED', 'CANCELLED', 'PENDING']
    for (const from of statuses)
      for (const to of statuses) {
        await setup.move(id, from)
        expect(await setup.move(id, to), `${from} → ${to}`).toMatchObject({ status: 200, body: { status: to } })
      }
  })

  it('keeps a refused request, with its reason until it is pending again [EVT-22] [EVM-15]', async () => {
    const event = await setup.make()
    expect(await setup.cancel(event.id, { reason: '  Déjà privatisé ' })).toMatchObject({
      id: event.id,
      status: 'CANCELLED',
      reason: 'Déjà privatisé',
    })
    expect(await setup.cancel(event.id)).toMatchObject({ status: 'CANCELLED', reason: 'Déjà privatisé' })
    const listed = await setup.server.ok(listRestaurantEventRequests, {
      token: setup.token,
      params: { restaurantId: setup.known.restaurant },
    })
    expect(listed.find(({ id }) => id === event.id)).toMatchObject({ status: 'CANCELLED' })
    expect((await setup.move(event.id, 'PENDING', 'sans objet')).body).not.toHaveProperty('reason')
    expect((await setup.move(event.id, 'CANCELLED', 'Trop petit')).body).toMatchObject({ reason: 'Trop petit' })
  })

  it('records who, when, both statuses and the reason; nothing when refused or unchanged', async () => {
    const weeks = setup.newWeek()
    const event = await setup.make(periodOf(weeks, '19:00', '21:00'))
    const reservation = await setup.reserve(weeks)
    await setup.move(event.id, 'CONFIRMED')
    await setup.server.ok(cancelReservation, {
      token: setup.token,
      params: { id: (reservation.body as { id: string }).id },
    })
    await setup.move(event.id, 'CONFIRMED')
    await setup.move(event.id, 'CONFIRMED')
    await setup.cancel(event.id, { reason: 'Travaux' })
    // A retry after a lost answer, or from an outdated screen: the first refusal stands.
    expect(await setup.cancel(event.id, { reason: 'Travaux' })).toMatchObject({ reason: 'Travaux' })
    expect((await setup.move(event.id, 'CANCELLED', 'Autre chose')).body).toMatchObject({ reason: 'Travaux' })
    expect(
      await setup.server.db.query(
        `select username, action, from_status as "from", to_status as "to", reason, restaurant_id as restaurant
         from audit_entry where resource = 'event-request' and resource_id = $1 order by at, id`,
        [event.id],
      ),
    ).toMatchObject([
      {
        username: 'gerant',
        action: 'createEventRequest',
        from: null,
        to: 'PENDING',
        restaurant: setup.known.restaurant,
      },
      { action: 'updateEventRequestStatus', from: 'PENDING', to: 'CONFIRMED', reason: null },
      { action: 'cancelEventRequest', from: 'CONFIRMED', to: 'CANCELLED', reason: 'Travaux' },
    ])
  })

  it('lists a restaurant’s requests, the latest event first; 404 for an unknown restaurant [EVM-16]', async () => {
    const listed = await setup.server.ok(listRestaurantEventRequests, {
      token: setup.token,
      params: { restaurantId: setup.known.restaurant },
    })
    expect(listed.length).toBeGreaterThan(3)
    expect(listed.every(({ restaurantId }) => restaurantId === setup.known.restaurant)).toBe(true)
    const starts = listed.map(({ startTime }) => String(startTime))
    expect(starts).toEqual(starts.toSorted().toReversed())
    const nowhere = { params: { restaurantId: '0197a000-0000-7000-8000-000000000000' } }
    expect((await setup.server.ask(listRestaurantEventRequests, { token: setup.token, ...nowhere })).status).toBe(404)
  })

  it('lists competing bookings: those that hold the space first, then pending ones', async () => {
    const weeks = setup.newWeek()
    const event = await setup.make({ ...periodOf(weeks, '18:00', '22:00'), title: 'La nôtre' })
    const other = await setup.make({ ...periodOf(weeks, '21:00', '22:00'), title: 'Une autre' })
    const refused = await setup.make(periodOf(weeks, '19:00', '20:00'))
    await setup.cancel(refused.id)
    const reservation = await setup.reserve(weeks)
    await setup.reserve(setup.newWeek())
    const { listCompetingBookings } = contract.booking
    const competing = await setup.server.ok(listCompetingBookings, { token: setup.token, params: { id: event.id } })
    expect(competing).toMatchObject([
      { id: (reservation.body as { id: string }).id, kind: 'RESERVATION', status: 'PENDING', holdsSpace: true },
      { id: other.id, kind: 'EVENT', status: 'PENDING', holdsSpace: false, title: 'Une autre', numberOfPeople: 12 },
    ])
    expect(competing.every(({ customerName, startTime }) => customerName && startTime)).toBe(true)
    const seen = await setup.server.ok(listCompetingBookings, { token: setup.token, params: { id: other.id } })
    expect(seen.map(({ id }) => id)).toEqual([event.id])
  })
})
