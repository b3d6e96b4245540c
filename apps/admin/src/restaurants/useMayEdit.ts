import { isPrivileged } from '@potager/domain/auth'
import { listMyRestaurants, type Restaurant } from '@potager/domain/restaurant'
import { session } from '../auth/session.ts'
import { useApiQuery } from '../data/useApi.ts'

/** Whether the server lets this person edit a restaurant: theirs, or any for who manages all; false while it is not known. */
export function useMayEdit({ id }: Pick<Restaurant, 'id'>): boolean {
  const managesAll = isPrivileged(session.read())
  const { data } = useApiQuery(listMyRestaurants, undefined, { enabled: !managesAll })
  return managesAll || (data?.some((own) => own.id === id) ?? false)
}
