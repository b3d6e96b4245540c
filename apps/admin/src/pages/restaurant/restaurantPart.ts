import { ALL_RESTAURANTS } from '@potager/domain/paths'
import type { Part } from '../../platform/list/address.ts'

/** The restaurant that an address asks for: an id, '' for all of them, null when it does not say. */
export const restaurantPart: Part<string | null> = {
  read: (params) => {
    const said = params.get('restaurant')
    return said === ALL_RESTAURANTS ? '' : said || null
  },
  write: (value, params) => {
    if (value !== null) params.set('restaurant', value || ALL_RESTAURANTS)
  },
}
