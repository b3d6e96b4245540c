import { restaurantsCall } from '@potager/admin-kit/query'
import { useApiQuery } from '../data/useApi.ts'
import { supports } from '../services.ts'

/** The restaurants that the user may work for, through the cache. */
export const useRestaurants = () => useApiQuery(restaurantsCall(supports), undefined)
