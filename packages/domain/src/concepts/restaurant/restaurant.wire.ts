import {
  asRecord,
  readBoolean,
  readClockTime,
  readId,
  readList,
  readNumber,
  readOptionalString,
  readString,
  readWallTime,
} from '../../base/wire/index.ts'
import type { HoursException } from './hours-exception.ts'
import { type OpeningHours, type ServiceHours, weekdays } from './opening-hours.ts'
import { type Address, DEFAULT_COUNTRY, type MeetingRoom, type Restaurant, type RestaurantDraft } from './restaurant.ts'

/** Reads a meeting room, alone or in its restaurant. */
export function readRoom(value: unknown): MeetingRoom {
  const row = asRecord(value) ?? {}
  const id = readId(row.id)
  const version = readNumber(row.version)
  return {
    ...(id ? { id } : {}),
    name: readString(row.name),
    capacity: readNumber(row.numberMettingPlace) ?? 0,
    reservable: readBoolean(row.isReservable) ?? true,
    ...(version === undefined ? {} : { version }),
  }
}

/** Opening hours from arrays, strings or objects, any key order; days without both times are closed (T03, T06). */
export function readOpeningHours(value: unknown): OpeningHours {
  const days = asRecord(value) ?? {}
  const hours: OpeningHours = {}
  for (const day of weekdays) {
    const service = readService(days[day])
    if (service) hours[day] = service
  }
  return hours
}

function readService(value: unknown): ServiceHours | null {
  const service = asRecord(value)
  const start = readClockTime(service?.start)
  const end = readClockTime(service?.end)
  return start && end ? { start, end } : null
}

/** Reads an exception to the week's hours; null without its days. Without hours, the restaurant is closed. */
export function readHoursException(value: unknown): HoursException | null {
  const row = asRecord(value) ?? {}
  const from = readWallTime(row.startDate)?.slice(0, 10)
  const to = readWallTime(row.endDate)?.slice(0, 10)
  if (!from || !to) return null
  const reason = readOptionalString(row.reason)
  return { id: readId(row.id), from, to, hours: readService(row.openingHours), ...(reason ? { reason } : {}) }
}

function readAddress(value: unknown): Address {
  const address = asRecord(value) ?? {}
  return {
    streetNumber: readNumber(address.streetNumber) ?? 0,
    streetName: readString(address.streetName),
    postalCode: readString(address.postalCode),
    city: readString(address.city),
    country: readOptionalString(address.country) ?? DEFAULT_COUNTRY,
  }
}

/** What an order draft keeps of a restaurant, read back from storage; null without an id. */
export function readDraftRestaurant(value: unknown): Pick<Restaurant, 'id' | 'name' | 'features' | 'address'> | null {
  const row = asRecord(value)
  const id = readId(row?.id)
  if (!id) return null
  return {
    id,
    name: readString(row?.name),
    features: readList(row?.features, readString),
    address: readAddress(row?.address),
  }
}

/** Reads a restaurant as the server sends it; what is missing reads as empty, never as a crash. */
export function readRestaurant(value: unknown): Restaurant {
  const row = asRecord(value) ?? {}
  const phone = readOptionalString(row.phoneNumber)
  const description = readOptionalString(row.description)
  const version = readNumber(row.version)
  const exceptions = readList(row.exceptionalHours, readHoursException).filter((exception) => exception !== null)
  return {
    id: readId(row.id),
    name: readString(row.name),
    seats: readNumber(row.numberPlace) ?? 0,
    printers: readNumber(row.numberPrinter) ?? 0,
    features: readList(row.restaurantFeatures, readString),
    address: readAddress(row.address),
    openingHours: readOpeningHours(asRecord(row.availability)?.openingHours),
    rooms: readList(row.meetingRooms, readRoom),
    ...(exceptions.length > 0 ? { exceptions } : {}),
    ...(phone ? { phone } : {}),
    ...(description ? { description } : {}),
    ...(version === undefined ? {} : { version }),
  }
}

/** A room as it is sent. */
export function writeRoom(room: Pick<MeetingRoom, 'name' | 'capacity' | 'reservable'>) {
  return { name: room.name, numberMettingPlace: room.capacity, isReservable: room.reservable }
}

/** A restaurant without its rooms, as it is sent. */
export function writeDetails(draft: Omit<RestaurantDraft, 'rooms'>) {
  return {
    name: draft.name,
    numberPlace: draft.seats,
    numberPrinter: draft.printers,
    restaurantFeatures: draft.features,
    address: draft.address,
    availability: { openingHours: draft.openingHours },
    ...(draft.phone ? { phoneNumber: draft.phone } : {}),
    ...(draft.description ? { description: draft.description } : {}),
  }
}

/** The full restaurant object of POST /restaurant: times as 'HH:mm', the wire's spellings. */
export function writeRestaurant(draft: RestaurantDraft) {
  return {
    ...writeDetails(draft),
    meetingRooms: draft.rooms.map((room) => ({ ...(room.id ? { id: room.id } : {}), ...writeRoom(room) })),
  }
}

const draftFields: Record<string, string> = {
  numberPlace: 'seats',
  numberPrinter: 'printers',
  restaurantFeatures: 'features',
  phoneNumber: 'phone',
  meetingRooms: 'rooms',
  numberMettingPlace: 'capacity',
  isReservable: 'reservable',
}

/** A server's field path in the form's spelling: 'meetingRooms[0].numberMettingPlace' is 'rooms.0.capacity'. */
export function draftFieldOf(wireField: string): string {
  return wireField
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((part) => part !== 'availability')
    .map((part) => draftFields[part] ?? part)
    .join('.')
}
