import type { ChangedField } from '@potager/domain/audit'
import { postalAddress } from '@potager/domain/restaurant'
import { changedFields } from '../audit/record.ts'
import type { RestaurantRow } from './queries.ts'

function fieldsOf(row: RestaurantRow) {
  const { streetName, postalCode, city, country } = row
  const address = postalAddress({ streetNumber: row.streetNumber ?? 0, streetName, postalCode, city, country })
  return {
    short: { name: row.name, address, phone: row.phone, seats: row.seats, printers: row.printers },
    long: { features: row.features.toSorted(), hours: row.openingHours, description: row.description ?? '' },
  }
}

/** What an edit of a restaurant changed; its rooms and exceptions are edited apart. */
export function restaurantChanges(before: RestaurantRow, after: RestaurantRow): ChangedField[] {
  return changedFields(fieldsOf(before), fieldsOf(after))
}
