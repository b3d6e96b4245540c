import { fewAtATime, orSpecified } from '@potager/admin-kit/data'
import { listCompetingBookings } from '@potager/domain/booking'
import type { EventRequest } from '@potager/domain/event-request'
import { eventRequestScreenMessages } from '@potager/domain/messages'
import { CompetingList } from '@potager/ui/event-request'
import { api, supports } from '../../platform/services.ts'

const { competing } = eventRequestScreenMessages

/** Competing bookings for the space to be confirmed, where the backend knows them: confirming shuts them out. */
export async function competingWith(requests: readonly EventRequest[]) {
  const read = () => fewAtATime(requests, ({ id }) => api.send(listCompetingBookings, id))
  const competitors = await orSpecified(supports, listCompetingBookings, read, async () => [])
  const others = [...new Map(competitors.flat().map((booking) => [booking.id, booking])).values()]
  return others.length > 0 ? (
    <>
      <p>{others.some(({ holdsSpace }) => holdsSpace) ? competing.takenHint : competing.confirmWarning}</p>
      <CompetingList bookings={others} />
    </>
  ) : null
}
