import { type BookingStatus, isBookingStatus } from '@potager/domain/booking'
import type { Change, Removal } from '../adapter.ts'
import { notOffered } from '../failures.ts'

/** The record as it is to be. Both parts are of its type, which the data provider knows at run time only. */
export function changedRecord({ data, previous }: Change): object {
  return { ...previous, ...data }
}

/** The reason given with a change, if any. */
export function reasonIn({ reason }: Change['data']): { reason?: string } {
  return typeof reason === 'string' && reason !== '' ? { reason } : {}
}

const seenIn = ({ status }: Change['previous']) => (typeof status === 'string' ? { seen: status } : {})

/** The new status of a reservation or an event request, in place of the one that was shown. */
export function bookingChange(id: string, { data, previous }: Change) {
  const { status } = data
  if (typeof status !== 'string' || !isBookingStatus(status)) throw notOffered('PUT')
  return { id, status, ...seenIn(previous), ...reasonIn(data) } satisfies { id: string; status: BookingStatus }
}

/** The deletion of a reservation or an event request, which cancels it in the status that was shown. */
export const bookingEnd = (id: string, { previous, reason }: Removal) => ({
  id,
  ...seenIn(previous),
  ...reasonIn({ reason }),
})
