import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type EventRequestSetup, openEventRequestSetup, periodOf } from './event-request-setup.ts'

const {
  createEventRequest,
  listEventRequests,
  listRestaurantEventRequests,
  updateEventRequestStatus,
  cancelEventRequest,
} = contract.eventRequest

let setup: EventRequestSetup
let owner: string

beforeAll(async () => {
  setup = await openEventRequestSetup()
  owner = await setup.server.tokenOf('proprietaire')
})

describe('asking for an event', () => {
  it('returns it pending, with the names of customer, restaurant and room [EVN-31] [ENT-08]', async () => {
    const asked = setup.body({ meetingRoomId: setup.known.room, numberOfPeople: 4, contactPhone: '06 39 98 00 12' })
    const made = await setup.server.ok(createEventRequest, { token: setup.token, body: asked })
    expect(made).toMatchObject({
      ...asked,
      startTime: `${asked.startTime}:00`,
      endTime: `${asked.endTime}:00`,
      contactPhone: '0639980012',
      status: 'PENDING',
    })
    for (const name of [made.customerName, made.restaurantName, made.meetingRoomName]) expect(name).toBeTruthy()
    expect(made.createdAt).toMatch(/Z$/)
    expect(made).not.toHaveProperty('specialRequests')
    expect(made).not.toHaveProperty('estimatedPrice')
  })

  it('trims texts and leaves out blank options [EVN-23] [EVN-24]', async () => {
    const made = await setup.make({ title: '  Un titre ', meetingRoomId: '', contactPhone: ' ', specialRequests: '' })
    expect(made.title).toBe('Un titre')
    for (const key of ['meetingRoomId', 'meetingRoomName', 'contactPhone', 'specialRequests'])
      expect(made).not.toHaveProperty(key)
  })

  it('refuses an end before the start and a past start, at their fields [EVN-08] [EVN-37]', async () => {
    const error = 'InvalidEventTimeException'
    const weeks = setup.newWeek()
    const message = "L'heure de fin doit être après l'heure de début"
    for (const end of ['12:00', '11:59'])
      expect(await setup.ask(periodOf(weeks, '12:00', end))).toMatchObject({
        status: 400,
        body: { error, message, errors: { endTime: message } },
      })
    expect(await setup.ask({ startTime: '2020-01-04T12:00:00', endTime: '2020-01-04T14:00:00' })).toMatchObject({
      status: 400,
      body: { error, errors: { startTime: 'La date de début est déjà passée.' } },
    })
  })

  it('refuses more people than the room or the restaurant has seats [EVN-19] [EVN-39]', async () => {
    const restaurants = await setup.server.ok(contract.restaurant.listRestaurants)
    const restaurant = restaurants.find(({ id }) => id === setup.known.restaurant)
    const room = restaurant?.meetingRooms.find(({ id }) => id === setup.known.room)
    const [seats, places] = [restaurant?.numberPlace ?? 0, room?.numberMettingPlace ?? 0]
    for (const [change, max] of [
      [{ numberOfPeople: seats + 1 }, seats],
      [{ numberOfPeople: places + 1, meetingRoomId: setup.known.room }, places],
    ] as const)
      expect(await setup.ask(change)).toMatchObject({
        status: 422,
        body: {
          error: 'InsufficientCapacityException',
          errors: { numberOfPeople: `La capacité maximale est de ${max} personnes` },
        },
      })
    expect((await setup.make({ numberOfPeople: seats })).numberOfPeople).toBe(seats)
  })

  it('refuses hours at which the restaurant is closed [EVN-38]', async () => {
    expect(await setup.ask(periodOf(setup.newWeek(), '03:00', '05:00'))).toMatchObject({
      status: 422,
      body: { error: 'RestaurantUnavailableException' },
    })
  })

  it('refuses unknown ids and a room that is not reservable, at their fields', async () => {
    const nobody = '0197a000-0000-7000-8000-000000000000'
    for (const [field, message] of [
      ['restaurantId', 'Restaurant inconnu'],
      ['customerId', 'Client inconnu'],
      ['meetingRoomId', 'Salle inconnue'],
    ] as const)
      expect(await setup.ask({ [field]: nobody })).toMatchObject({
        status: 400,
        body: { errors: { [field]: message } },
      })
    const [closed] = await setup.server.db.query<{ restaurantId: string; meetingRoomId: string }>(
      'select restaurant_id as "restaurantId", id as "meetingRoomId" from room where not reservable',
    )
    expect(await setup.ask({ ...closed, numberOfPeople: 2 })).toMatchObject({
      status: 400,
      body: { errors: { meetingRoomId: 'Cette salle n’est pas réservable' } },
    })
  })

  it('is limited to the restaurants that the caller works for, as are lists and answers [EVN-40]', async () => {
    const [foreign] = await setup.server.db.query<{ id: string }>(
      `select id from restaurant where id not in (select m.restaurant_id from restaurant_member m
         join account a on a.id = m.account_id where a.username = 'proprietaire') limit 1`,
    )
    expect(await setup.ask({ restaurantId: foreign?.id }, owner)).toMatchObject({
      status: 403,
      body: { error: 'UnauthorizedEventAccessException' },
    })
    expect(
      await setup.server.ask(listRestaurantEventRequests, {
        token: owner,
        params: { restaurantId: foreign?.id ?? '' },
      }),
    ).toMatchObject({ status: 403, body: { error: 'UnauthorizedEventAccessException' } })
    const mine = await setup.server.ok(listEventRequests, { token: owner })
    const all = await setup.server.ok(listEventRequests, { token: setup.token })
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.some(({ restaurantId }) => restaurantId === foreign?.id)).toBe(false)
    expect(all.length).toBeGreaterThan(mine.length)
    expect(all.filter(({ id }) => mine.some((event) => event.id === id))).toEqual(mine)
    const theirs = all.find(({ id }) => !mine.some((event) => event.id === id))
    for (const endpoint of [updateEventRequestStatus, cancelEventRequest])
      expect(
        await setup.server.ask(endpoint, {
          token: owner,
          params: { id: theirs?.id ?? '' },
          ...(endpoint === updateEventRequestStatus ? { body: { status: 'CONFIRMED' } } : {}),
        }),
      ).toMatchObject({ status: 404, body: { message: 'Demande introuvable.' } })
  })
})
