import {
  answeredAs,
  answering,
  describe,
  flag,
  id,
  inside,
  integer,
  list,
  named,
  optional,
  or,
  orLeftOut,
  orNull,
  type Read,
  readList,
  record,
  text,
  version,
} from '../../base/wire/index.ts'
import {
  hoursExceptionRecord,
  type OpeningHours,
  openingHours,
  readHoursException,
  withSeconds,
} from './opening-hours.ts'

/** Feature codes of the specification; unknown ones may arrive and are shown as they are (T20). */
export const restaurantFeatures = ['WIFI_HAUT_DEBIT', 'PLATEAUX_MEMBRES', 'PLATEAUX_LIVRABLE'] as const
export type RestaurantFeature = (typeof restaurantFeatures)[number]

/** The feature without which a restaurant only serves at the counter. */
export const DELIVERY_FEATURE: RestaurantFeature = 'PLATEAUX_LIVRABLE'

export const DEFAULT_COUNTRY = 'France'

/** Bounds of the specification. */
export const restaurantLimits = {
  name: { min: 3, max: 100 },
  seats: { min: 1, max: 200 },
  printers: { min: 1, max: 10 },
  roomSeats: { min: 1, max: 50 },
} as const

const addressRecord = record({
  streetNumber: optional(integer),
  streetName: text,
  postalCode: text,
  city: text,
  country: or(text, DEFAULT_COUNTRY),
})
export interface Address extends Read<typeof addressRecord> {}

/** A meeting room, alone or in its restaurant. */
export const roomRecord = record({
  id: orLeftOut(id),
  name: text,
  capacity: named('numberMettingPlace', orNull(integer)),
  reservable: named('isReservable', or(flag, true)),
  version,
})
export interface MeetingRoom extends Read<typeof roomRecord> {}

/** Those that have their days. */
const exceptions = answeredAs(list(hoursExceptionRecord), (value) => {
  const found = readList(value, readHoursException).filter((exception) => exception !== null)
  return found.length > 0 ? found : undefined
})

/** A restaurant of the wire; `version` grows with each edit, but for those of its rooms. */
export const restaurantRecord = record({
  id,
  name: text,
  seats: named('numberPlace', orNull(integer)),
  printers: named('numberPrinter', integer),
  features: named('restaurantFeatures', list(text)),
  address: addressRecord,
  openingHours: named('availability', inside('openingHours', openingHours)),
  seconds: named(
    'openingHours2',
    describe('Les seconds services de la semaine, après une pause (extension)', optional(openingHours)),
  ),
  rooms: named('meetingRooms', list(roomRecord)),
  phone: named('phoneNumber', optional(text)),
  description: optional(text),
  exceptions: named(
    'exceptionalHours',
    describe('Fermetures et horaires exceptionnels qui ne sont pas passés (extension)', optional(exceptions)),
  ),
  version,
})
export interface Restaurant extends Omit<Read<typeof restaurantRecord>, 'openingHours' | 'seconds'> {
  /** Both services of each day. */
  openingHours: OpeningHours
}

/** Reads a restaurant, its week with the second services. */
export const readRestaurant = answering(restaurantRecord, (body): Restaurant => {
  const { seconds, openingHours: first, ...restaurant } = restaurantRecord.read(body)
  return { ...restaurant, openingHours: withSeconds(first, seconds) }
})

const draftRestaurantRecord = record({ id, name: text, features: list(text), address: addressRecord })

/** What an order draft keeps of a restaurant, read back from storage; null without an id. */
export function readDraftRestaurant(value: unknown): Pick<Restaurant, 'id' | 'name' | 'features' | 'address'> | null {
  const restaurant = draftRestaurantRecord.read(value)
  return restaurant.id ? restaurant : null
}

/** A restaurant as its form holds it, without what the server gives. */
export type RestaurantDraft = Omit<Restaurant, 'id' | 'version' | 'exceptions'>

/** What an edit changes: all but the rooms, of the version that was read. */
export type RestaurantEdit = Omit<RestaurantDraft, 'rooms'> & { id: string; version: number }

/** Whether this restaurant delivers trays. */
export function delivers(restaurant: Pick<Restaurant, 'features'>): boolean {
  return restaurant.features.includes(DELIVERY_FEATURE)
}

/** The address as forms and bodies hold it. */
type TypedAddress = Omit<Address, 'streetNumber' | 'country'> & {
  streetNumber?: number | null | undefined
  country?: string | undefined
}

/** The address that a form or a body holds: without number it is null or missing. */
export function typedAddress({ streetNumber, country = DEFAULT_COUNTRY, ...rest }: TypedAddress): Address {
  return { ...rest, country, ...(streetNumber == null ? {} : { streetNumber }) }
}

/** Number and street; the street alone of a house without number, and 0 is none. */
export function streetLine({ streetNumber, streetName }: Address): string {
  return streetNumber ? `${streetNumber} ${streetName}` : streetName
}

/** The address on one line: number, street, city; what of it there is. */
export function addressLine(address: Address): string {
  return [streetLine(address), address.city].filter(Boolean).join(', ')
}

/** The address as the post reads it, on one line. */
export function postalAddress(address: Address): string {
  return [streetLine(address), `${address.postalCode} ${address.city}`.trim()].filter(Boolean).join(', ')
}
