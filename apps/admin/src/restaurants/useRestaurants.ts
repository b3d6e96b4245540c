import { useApiQuery } from '../data/useApi.ts'
import { supports } from '../services.ts'
import { restaurantsCall } from './restaurantsCall.ts'

/** The restaurants that the user may work for, through the cache. */
export const useRestaurants = () => useApiQuery(restaurantsCall(supports), undefined)
