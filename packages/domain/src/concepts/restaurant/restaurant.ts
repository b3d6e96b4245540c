import type { HoursException } from './hours-exception.ts'
import type { OpeningHours } from './opening-hours.ts'

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

export type Address = { streetNumber: number; streetName: string; postalCode: string; city: string; country: string }

/** A meeting room; `capacity` is the wire's numberMettingPlace, `version` grows with each edit (extension). */
export type MeetingRoom = { id?: string; name: string; capacity: number; reservable: boolean; version?: number }

/** A restaurant; `seats` and `printers` are the wire's numberPlace and numberPrinter. */
export type Restaurant = {
  id: string
  name: string
  seats: number
  printers: number
  features: string[]
  address: Address
  openingHours: OpeningHours
  /** Those that are not over (extension). */
  exceptions?: HoursException[]
  rooms: MeetingRoom[]
  phone?: string
  description?: string
  /** Grows with each edit, but for those of its rooms (extension). */
  version?: number
}

/** A restaurant as its form holds it, without what the server gives. */
export type RestaurantDraft = Omit<Restaurant, 'id' | 'version' | 'exceptions'>

/** What an edit changes: all but the rooms, of the version that was read. */
export type RestaurantEdit = Omit<RestaurantDraft, 'rooms'> & { id: string; version: number }

/** Whether this restaurant delivers trays. */
export function delivers(restaurant: Pick<Restaurant, 'features'>): boolean {
  return restaurant.features.includes(DELIVERY_FEATURE)
}

/** The address on one line: number, street, city. */
export function addressLine({ streetNumber, streetName, city }: Address): string {
  return `${streetNumber} ${streetName}, ${city}`
}

/** The address as the post reads it, on one line. */
export function postalAddress({ streetNumber, streetName, postalCode, city }: Address): string {
  return `${streetNumber} ${streetName}, ${postalCode} ${city}`
}
