import { listEventRequests } from '@potager/domain/event-request'
import { listReservations } from '@potager/domain/reservation'
import { useApiQuery } from '../data/useApi.ts'

const pendingOf = (rows: readonly { status: string }[] | undefined) =>
  rows?.filter(({ status }) => status === 'PENDING').length ?? 0

/** How many reservations and event requests wait for an answer; 0 while that is not known. */
export function usePending(): { reservations: number; events: number } {
  const reservations = useApiQuery(listReservations, undefined)
  const events = useApiQuery(listEventRequests, undefined)
  return { reservations: pendingOf(reservations.data), events: pendingOf(events.data) }
}
