import type { contract } from '@potager/domain/contract'
import {
  describeException,
  hoursExceptionMessages as exceptions,
  requestRefusals,
  restaurantRefusals,
  staleMessages,
} from '@potager/domain/messages'
import {
  type HoursException,
  hoursExceptionLimits,
  type OpeningHours,
  type ServiceHours,
  type Weekday,
} from '@potager/domain/restaurant'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, forbidden, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { countExceptions, deleteException, findShared, fromRow, insertException } from './exceptions.ts'
import {
  findRestaurant,
  findRestaurants,
  insertRestaurant,
  mayEdit,
  type RestaurantRow,
  updateRestaurantRow,
} from './queries.ts'

type WireRestaurant = z.input<typeof contract.restaurant.getRestaurant.response>
type WireException = z.input<typeof contract.restaurant.createHoursException.response>
type WireHours = WireRestaurant['availability']['openingHours']
type CreateBody = z.output<typeof contract.restaurant.createRestaurant.body>

function clockArray(time: string): [number, number] {
  return [Number(time.slice(0, 2)), Number(time.slice(3, 5))]
}

/** Hours are sent as [hour, minute] arrays. */
function wireHours(hours: OpeningHours): WireHours {
  const days = Object.entries(hours) as [Weekday, ServiceHours][]
  return Object.fromEntries(
    days.map(([day, { start, end }]) => [day, { start: clockArray(start), end: clockArray(end) }]),
  )
}

function wireException({ id, from, to, hours, reason }: HoursException): WireException {
  return {
    id,
    startDate: from,
    endDate: to,
    ...(hours ? { openingHours: { start: clockArray(hours.start), end: clockArray(hours.end) } } : {}),
    ...(reason ? { reason } : {}),
  }
}

function wireRestaurant(row: RestaurantRow): WireRestaurant {
  return {
    id: row.id,
    name: row.name,
    numberPlace: row.seats,
    numberPrinter: row.printers,
    restaurantFeatures: row.features,
    address: {
      streetNumber: row.streetNumber,
      streetName: row.streetName,
      postalCode: row.postalCode,
      city: row.city,
      country: row.country,
    },
    availability: { openingHours: wireHours(row.openingHours) },
    meetingRooms: row.rooms.map((room) => ({
      id: room.id,
      name: room.name,
      numberMettingPlace: room.capacity,
      isReservable: room.reservable,
      version: room.version,
    })),
    version: row.version,
    ...(row.phone ? { phoneNumber: row.phone } : {}),
    ...(row.description ? { description: row.description } : {}),
    ...(row.exceptions.length > 0
      ? { exceptionalHours: row.exceptions.map((exception) => wireException(fromRow(exception))) }
      : {}),
  }
}

function fromBody(id: string, body: Omit<CreateBody, 'meetingRooms'>) {
  return {
    id,
    name: body.name,
    seats: body.numberPlace,
    printers: body.numberPrinter,
    features: [...new Set(body.restaurantFeatures)],
    address: body.address,
    openingHours: Object.fromEntries(
      Object.entries(body.availability.openingHours).filter(([, service]) => service !== undefined),
    ),
    ...(body.phoneNumber ? { phone: body.phoneNumber } : {}),
    ...(body.description ? { description: body.description } : {}),
  }
}

/**
 * Checks that the caller may edit a restaurant. @throws Refusal 404 when there is none, 403 when it is not the caller's
 */
export async function checkEditor(db: Queryable, caller: Caller, id: string): Promise<void> {
  const allowed = await mayEdit(db, scopeOf(caller), id)
  if (allowed === undefined) throw notFound(requestRefusals.unknown.restaurant)
  if (!allowed) throw forbidden(restaurantRefusals.forbidden)
}

async function readRestaurant(db: Queryable, id: string): Promise<RestaurantRow> {
  const row = await findRestaurant(db, id)
  if (!row) throw notFound(requestRefusals.unknown.restaurant)
  return row
}

const subject = (id: string) => ({ resource: 'restaurant', resourceId: id, restaurantId: id }) as const

/** Restaurants: public to read; their creator may take their orders. */
export function restaurantHandlers({ db }: Services): Handlers<typeof contract.restaurant> {
  return {
    listRestaurants: async () => (await findRestaurants(db, null)).map(wireRestaurant),
    getRestaurant: async ({ params }) => wireRestaurant(await readRestaurant(db, params.id)),
    getRestaurantAvailability: async ({ params }) => ({
      openingHours: wireHours((await readRestaurant(db, params.id)).openingHours),
    }),
    listMyRestaurants: async ({ caller }) => (await findRestaurants(db, scopeOf(caller))).map(wireRestaurant),
    createRestaurant: ({ body, caller, once }) =>
      once(async (tx) => {
        const id = newId()
        const rooms = body.meetingRooms.map((room) => ({
          name: room.name,
          capacity: room.numberMettingPlace,
          reservable: room.isReservable,
        }))
        await insertRestaurant(tx, { ...fromBody(id, body), rooms }, caller.accountId)
        await recordAudit(tx, caller, { action: 'createRestaurant', ...subject(id) })
        return wireRestaurant(await readRestaurant(tx, id))
      }),
    updateRestaurant: ({ params: { id }, body, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        const written = await updateRestaurantRow(tx, { ...fromBody(id, body), version: body.version })
        if (!written) throw conflict(staleMessages.restaurant)
        await recordAudit(tx, caller, { action: 'updateRestaurant', ...subject(id) })
        return wireRestaurant(await readRestaurant(tx, id))
      }),
    createHoursException: ({ params: { id }, body, caller, once }) =>
      once(async (tx) => {
        await checkEditor(tx, caller, id)
        const { startDate, endDate, openingHours, reason } = body
        const exception: HoursException = {
          id: newId(),
          from: startDate,
          to: endDate,
          hours: openingHours ?? null,
          ...(reason ? { reason } : {}),
        }
        if ((await countExceptions(tx, id)) >= hoursExceptionLimits.perRestaurant) throw conflict(exceptions.tooMany)
        const shared = await findShared(tx, id, exception)
        if (shared) throw conflict(exceptions.shared(fromRow(shared)))
        await insertException(tx, id, exception)
        await recordAudit(tx, caller, {
          action: 'createHoursException',
          ...subject(id),
          reason: describeException(exception),
        })
        return wireException(exception)
      }),
    deleteHoursException: ({ params: { id, exceptionId }, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        const row = await deleteException(tx, id, exceptionId)
        if (!row) throw notFound(exceptions.unknown)
        const exception = fromRow(row)
        await recordAudit(tx, caller, {
          action: 'deleteHoursException',
          ...subject(id),
          reason: describeException(exception),
        })
        return wireException(exception)
      }),
  }
}
