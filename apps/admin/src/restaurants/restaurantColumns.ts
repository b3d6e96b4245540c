import { readableCode } from '@potager/domain/format'
import { backOfficeMessages, consoleMessages } from '@potager/domain/messages'
import { postalAddress, type Restaurant } from '@potager/domain/restaurant'
import type { CsvColumn } from '../lists/csv.ts'

const { columns } = backOfficeMessages

/** Features in words, underscores as spaces (SPEC §2). */
export function featuresOf({ features }: Pick<Restaurant, 'features'>): string {
  return features.map(readableCode).join(', ')
}

/** What an export of restaurants holds. */
export const restaurantColumns: readonly CsvColumn<Restaurant>[] = [
  { heading: consoleMessages.columns.reference, cell: ({ id }) => id },
  { heading: columns.name, cell: ({ name }) => name },
  { heading: columns.address, cell: ({ address }) => postalAddress(address) },
  { heading: columns.seats, cell: ({ seats }) => seats },
  { heading: columns.printers, cell: ({ printers }) => printers },
  { heading: columns.features, cell: featuresOf },
  { heading: columns.rooms, cell: ({ rooms }) => rooms.length },
]
