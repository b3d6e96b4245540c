import { listCompetingBookings } from '@potager/domain/booking'
import { EventRequestDetailDialog, type EventRequestDetailDialogProps } from '@potager/ui/event-request'
import { listOf, useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'
import { useBookingChange, useWishAnswer } from '../booking/bookingChanges.tsx'
import { downloadCalendar } from '../reservation/downloadCalendar.ts'
import { useZone } from '../restaurant/useRestaurants.ts'

/** The detail of one request, with its competing bookings where the backend lists them. */
export function OpenEventRequest(
  props: Omit<EventRequestDetailDialogProps, 'competing' | 'onCalendar' | 'onMoment' | 'onWish' | 'answering'>,
) {
  const { request } = props
  const competing = useApiQuery(listCompetingBookings, request?.id ?? '', {
    enabled: supports(listCompetingBookings) && request?.status === 'PENDING',
  })
  const { onMoment, dialog } = useBookingChange(
    'EVENT',
    request && { ...request, notes: request.specialRequests, price: request.estimatedPrice },
  )
  const zone = useZone(request?.restaurantId)
  const wishes = useWishAnswer(props.onClose)
  return (
    <>
      <EventRequestDetailDialog
        {...props}
        {...wishes.shown}
        competing={listOf(competing)}
        onCalendar={(one) => downloadCalendar(one, one.title, zone)}
        onMoment={onMoment}
      />
      {dialog}
      {wishes.question}
    </>
  )
}
