import { readableCode } from '@potager/domain/format'
import { consoleMessages, restaurantFieldLabels } from '@potager/domain/messages'
import { postalAddress, type Restaurant } from '@potager/domain/restaurant'
import type { CsvColumn } from '../lists/csv.ts'

/** Features in words, underscores as spaces. */
export function featuresOf({ features }: Pick<Restaurant, 'features'>): string {
  return features.map(readableCode).join(', ')
}

/** The columns of a restaurant export. */
export const restaurantColumns: readonly CsvColumn<Restaurant>[] = [
  { heading: consoleMessages.columns.reference, cell: ({ id }) => id },
  { heading: restaurantFieldLabels.name, cell: ({ name }) => name },
  { heading: restaurantFieldLabels.address, cell: ({ address }) => postalAddress(address) },
  { heading: restaurantFieldLabels.seats, cell: ({ seats }) => seats },
  { heading: restaurantFieldLabels.printers, cell: ({ printers }) => printers },
  { heading: restaurantFieldLabels.features, cell: featuresOf },
  { heading: restaurantFieldLabels.rooms, cell: ({ rooms }) => rooms.length },
]
