import type { Dialect } from '@potager/domain/api'
import { listMyRestaurants, listRestaurants } from '@potager/domain/restaurant'

/** Lists the restaurants that the person works for, or all of them where the backend cannot tell. */
export const restaurantsCall = ({ extensions }: Dialect) => (extensions ? listMyRestaurants : listRestaurants)
