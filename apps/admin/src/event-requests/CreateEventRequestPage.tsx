import {
  createEventRequest,
  emptyEventDraft,
  eventFieldOf,
  parseStoredEvent,
  serialiseEvent,
} from '@potager/domain/event-request'
import { canAskForRooms, listAvailableRooms, roomsForPeriod } from '@potager/domain/meeting-room'
import { bookingFormMessages as booking, eventMessages, eventDeskMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { listMyRestaurants, listRestaurants } from '@potager/domain/restaurant'
import { eventErrorMessage } from '@potager/domain/wire'
import { Button } from '@potager/ui/button'
import { EventFormScreen } from '@potager/ui/event-request'
import { toast } from '@potager/ui/toast'
import { Link, useNavigate } from 'react-router-dom'
import { useCreation } from '../app/useCreation.ts'
import { useCustomerSearch } from '../customers/useCustomerSearch.ts'
import { listOf } from '../data/listOf.ts'
import { useApiQuery } from '../data/useApi.ts'
import { useBookingDraft } from '../drafts/useBookingDraft.ts'
import { config } from '../services.ts'
import { useNow } from '../time/useNow.ts'

const codec = { name: 'event-request', parse: parseStoredEvent, serialise: serialiseEvent }
const empty = () => ({ draft: emptyEventDraft(), customer: null })

/** « Nouvelle demande d'événement » over its draft. */
export function CreateEventRequestPage() {
  const navigate = useNavigate()
  const restaurants = useApiQuery(config.extensions ? listMyRestaurants : listRestaurants, undefined)
  const { draft, customer, named, ...kept } = useBookingDraft(codec, empty, restaurants.data)
  const search = useCustomerSearch()
  const now = useNow()
  const roomQuery = { restaurantId: draft.restaurantId, start: draft.start, end: draft.end }
  const free = useApiQuery(listAvailableRooms, roomQuery, { enabled: canAskForRooms(roomQuery) })
  const rooms = restaurants.data?.find(({ id }) => id === draft.restaurantId)?.rooms ?? []
  const { send, submitting, serverErrors } = useCreation(createEventRequest, {
    refusal: (body) => ({ fields: body.fields, message: eventErrorMessage(body) }),
    fieldOf: eventFieldOf,
    onCreated: () => {
      kept.clear()
      toast.success(eventMessages.created)
      void navigate(paths.eventRequests)
    },
  })

  return (
    <EventFormScreen
      draft={draft}
      customer={customer}
      restaurants={listOf(restaurants)}
      restaurantHint={named ? booking.restaurantOfPage : undefined}
      search={search}
      rooms={free.data ? roomsForPeriod(rooms, free.data) : null}
      now={now}
      submitting={submitting}
      serverErrors={serverErrors}
      back={
        <Button component={Link} to={paths.eventRequests} size="small">
          {words.form.back}
        </Button>
      }
      onChange={kept.change}
      onCustomer={kept.changeCustomer}
      onSubmit={() => send(draft)}
      onCancel={() => void navigate(paths.eventRequests)}
    />
  )
}
