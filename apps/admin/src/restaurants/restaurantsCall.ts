import { listMyRestaurants, listRestaurants } from '@potager/domain/restaurant'
import type { Supports } from '../data/adapter.ts'

/** Lists the user's restaurants, or all of them where the backend cannot tell which those are. */
export const restaurantsCall = (supports: Supports) =>
  supports(listMyRestaurants) ? listMyRestaurants : listRestaurants
