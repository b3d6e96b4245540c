import { isPrivileged } from '@potager/domain/auth'
import { listMyRestaurants, type Restaurant } from '@potager/domain/restaurant'
import { session } from '../auth/session.ts'
import { useApiQuery } from '../data/useApi.ts'

/** Whether the server lets this user edit a restaurant: their own, or any with full rights; false while unknown. */
export function useMayEdit({ id }: Pick<Restaurant, 'id'>): boolean {
  const managesAll = isPrivileged(session.read())
  const { data } = useApiQuery(listMyRestaurants, undefined, { enabled: !managesAll })
  return managesAll || (data?.some((own) => own.id === id) ?? false)
}
