import type { Supports } from '@potager/domain/api'
import { listMyRestaurants, listRestaurants } from '@potager/domain/restaurant'

/** Lists the user's restaurants, or all of them where the backend cannot tell which those are. */
export const restaurantsCall = (supports: Supports) =>
  supports(listMyRestaurants) ? listMyRestaurants : listRestaurants
