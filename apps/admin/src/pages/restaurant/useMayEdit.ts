import { isPrivileged } from '@potager/domain/auth'
import { listMyRestaurants, type Restaurant } from '@potager/domain/restaurant'
import { session } from '../../platform/auth/session.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/** Whether the server lets this user edit a restaurant: their own, or any with full rights; false while unknown, as it stays where the backend
 * cannot tell which are theirs. */
export function useMayEdit({ id }: Pick<Restaurant, 'id'>): boolean {
  const managesAll = isPrivileged(session.read())
  const { data } = useApiQuery(listMyRestaurants, undefined, { enabled: !managesAll && supports(listMyRestaurants) })
  return managesAll || (data?.some((own) => own.id === id) ?? false)
}
