import { type BookingStatus, isBookingStatus } from '@potager/domain/booking'
import type { Change } from '../adapter.ts'
import { notOffered } from '../notOffered.ts'
import { reasonIn } from './reasonIn.ts'

/** The new status of a reservation or an event request, in place of the one that was shown. */
export function bookingChange(id: string, { data, previous }: Change) {
  const { status } = data
  if (typeof status !== 'string' || !isBookingStatus(status)) throw notOffered('PUT')
  const seen = typeof previous.status === 'string' ? { seen: previous.status } : {}
  return { id, status, ...seen, ...reasonIn(data) } satisfies { id: string; status: BookingStatus }
}
