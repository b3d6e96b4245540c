import type { ApiQueryOptions } from '@potager/admin-kit/data'
import { restaurantsCall } from '@potager/admin-kit/query'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/** The restaurants that the user may work for, through the cache. */
export const useRestaurants = (options: ApiQueryOptions = {}) =>
  useApiQuery(restaurantsCall(supports), undefined, options)
