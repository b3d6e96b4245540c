import { listCompetingBookings } from '@potager/domain/booking'
import { EventDetailDialog, type EventDetailDialogProps } from '@potager/ui/event-request'
import { listOf } from '../data/listOf.ts'
import { useApiQuery } from '../data/useApi.ts'
import { downloadCalendar } from '../reservations/downloadCalendar.ts'
import { config } from '../services.ts'

/** The detail of one request, with what else wants its space where the backend can tell. */
export function OpenEvent(props: Omit<EventDetailDialogProps, 'competing'>) {
  const { request } = props
  const competing = useApiQuery(listCompetingBookings, request?.id ?? '', {
    enabled: config.extensions && request?.status === 'PENDING',
  })
  return (
    <EventDetailDialog
      {...props}
      competing={listOf(competing)}
      onCalendar={(one) => downloadCalendar(one, one.title)}
    />
  )
}
