import type { ChangedField } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import {
  describeException,
  hoursExceptionMessages as exceptions,
  requestRefusals,
  restaurantRefusals,
  staleMessages,
} from '@potager/domain/messages'
import {
  checkHoursException,
  checkSeconds,
  type HoursException,
  hoursExceptionLimits,
  type OpeningHours,
  postalAddress,
  type ServiceHours,
  splitServices,
  typedAddress,
  type Weekday,
  withSeconds,
  zoneOf,
} from '@potager/domain/restaurant'
import { todayIn } from '@potager/domain/time'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import { clockArray } from '../answers.ts'
import { changedFields, recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import {
  countExceptions,
  deleteException,
  findRestaurant,
  findRestaurants,
  findShared,
  fromRow,
  insertException,
  insertRestaurant,
  mayEdit,
  type RestaurantRow,
  updateRestaurantRow,
} from './queries.ts'

function fieldsOf(row: RestaurantRow) {
  const { streetName, postalCode, city, country } = row
  const address = postalAddress({ streetNumber: row.streetNumber ?? 0, streetName, postalCode, city, country })
  return {
    short: { name: row.name, address, phone: row.phone, seats: row.seats, printers: row.printers },
    long: { features: row.features.toSorted(), hours: row.openingHours, description: row.description ?? '' },
  }
}

/** What an edit of a restaurant changed; its rooms and exceptions are edited apart. */
function restaurantChanges(before: RestaurantRow, after: RestaurantRow): ChangedField[] {
  return changedFields(fieldsOf(before), fieldsOf(after))
}

type WireRestaurant = z.input<typeof contract.restaurant.getRestaurant.response>
type WireException = z.input<typeof contract.restaurant.createHoursException.response>
type WireHours = WireRestaurant['availability']['openingHours']
type CreateBody = z.output<typeof contract.restaurant.createRestaurant.body>

function wireService({ start, end }: ServiceHours) {
  return { start: clockArray(start), end: clockArray(end) }
}

function wireDays(hours: OpeningHours): WireHours {
  const days = Object.entries(hours) as [Weekday, ServiceHours][]
  return Object.fromEntries(days.map(([day, service]) => [day, wireService(service)]))
}

/** Hours are sent as [hour, minute] arrays, second services apart. */
function wireHours(hours: OpeningHours): { openingHours: WireHours; openingHours2?: WireHours } {
  const { first, seconds } = splitServices(hours)
  return { openingHours: wireDays(first), ...(seconds ? { openingHours2: wireDays(seconds) } : {}) }
}

function wireException({ id, from, to, hours, reason }: HoursException): WireException {
  return {
    id,
    startDate: from,
    endDate: to,
    ...(hours ? { openingHours: wireService(hours) } : {}),
    ...(hours?.second ? { openingHours2: wireService(hours.second) } : {}),
    ...(reason ? { reason } : {}),
  }
}

function wireRestaurant(row: RestaurantRow): WireRestaurant {
  const { openingHours, ...seconds } = wireHours(row.openingHours)
  return {
    id: row.id,
    name: row.name,
    numberPlace: row.seats,
    numberPrinter: row.printers,
    restaurantFeatures: row.features,
    address: {
      ...(row.streetNumber === null ? {} : { streetNumber: row.streetNumber }),
      streetName: row.streetName,
      postalCode: row.postalCode,
      city: row.city,
      country: row.country,
    },
    availability: { openingHours },
    ...seconds,
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

/** @throws Refusal 400 for a second service that does not come after the first */
function fromBody(id: string, body: Omit<CreateBody, 'meetingRooms'>) {
  const problems = checkSeconds(body.availability.openingHours, body.openingHours2)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return {
    id,
    name: body.name,
    seats: body.numberPlace,
    printers: body.numberPrinter,
    features: [...new Set(body.restaurantFeatures)],
    address: typedAddress(body.address),
    openingHours: withSeconds(body.availability.openingHours, body.openingHours2),
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

/** @throws Refusal 400 where its days are past, or too far away, by the restaurant's clock */
async function checkDays(db: Queryable, restaurantId: string, { from, to, hours }: HoursException): Promise<void> {
  const today = todayIn(zoneOf(await readRestaurant(db, restaurantId)), Date.now())
  const problems = checkHoursException({ from, to, hours, reason: '' }, today)
  if (problems.from) throw invalid({ startDate: exceptions.problems[problems.from] })
  if (problems.to) throw invalid({ endDate: exceptions.problems[problems.to] })
}

const subject = (id: string) => ({ resource: 'restaurant', resourceId: id, restaurantId: id }) as const

/** Restaurants: public to read; their creator may take their orders. */
export function restaurantHandlers({ db }: Services): Handlers<typeof contract.restaurant> {
  return {
    listRestaurants: async () => (await findRestaurants(db, null)).map(wireRestaurant),
    getRestaurant: async ({ params }) => wireRestaurant(await readRestaurant(db, params.id)),
    getRestaurantAvailability: async ({ params }) => wireHours((await readRestaurant(db, params.id)).openingHours),
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
    updateRestaurant: async ({ params: { id }, body, caller }) => {
      const edit = fromBody(id, body)
      return db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        const before = await readRestaurant(tx, id)
        const written = await updateRestaurantRow(tx, { ...edit, version: body.version })
        if (!written) throw conflict(staleMessages.restaurant)
        const after = await readRestaurant(tx, id)
        // Written over this version: nobody else wrote it since it was read.
        const changes = before.version === body.version ? restaurantChanges(before, after) : []
        await recordAudit(tx, caller, { action: 'updateRestaurant', ...subject(id), changes })
        return wireRestaurant(after)
      })
    },
    createHoursException: ({ params: { id }, body, caller, once }) =>
      once(async (tx) => {
        await checkEditor(tx, caller, id)
        const { startDate, endDate, openingHours, openingHours2, reason } = body
        const exception: HoursException = {
          id: newId(),
          from: startDate,
          to: endDate,
          hours: openingHours ? { ...openingHours, ...(openingHours2 ? { second: openingHours2 } : {}) } : null,
          ...(reason ? { reason } : {}),
        }
        await checkDays(tx, id, exception)
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
