import { createEventRequest, eventDraft } from '@potager/domain/event-request'
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
import { useDraftEnd } from '../drafts/useDraftEnd.tsx'
import { config } from '../services.ts'
import { useNow } from '../time/useNow.ts'

const codec = { ...eventDraft, name: 'event-request' }
const empty = () => ({ draft: eventDraft.empty(), customer: null })

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
  const { send, submitting, serverErrors, refusalOf } = useCreation(createEventRequest, {
    refusal: (body) => ({ fields: body.fields, message: eventErrorMessage(body) }),
    fieldOf: eventDraft.fieldOf,
    onCreated: () => {
      kept.clear()
      toast.success(eventMessages.created)
      void navigate(paths.eventRequests)
    },
  })

  const end = useDraftEnd({ ...kept, kind: 'EVENT', leave: () => void navigate(paths.eventRequests) })

  return (
    <>
      {end.question}
      <EventFormScreen
        key={kept.round}
        draft={draft}
        customer={customer}
        restaurants={listOf(restaurants)}
        restaurantHint={named ? booking.restaurantOfPage : undefined}
        search={search}
        rooms={{ ...listOf(free), items: free.data ? roomsForPeriod(rooms, free.data) : null }}
        now={now}
        submitting={submitting}
        serverErrors={serverErrors}
        refusal={refusalOf(draft)}
        begunAgain={kept.round > 0}
        onAfresh={kept.found ? end.beginAgain : undefined}
        back={
          <Button component={Link} to={paths.eventRequests} size="small">
            {words.form.back}
          </Button>
        }
        onChange={kept.change}
        onCustomer={kept.changeCustomer}
        onSubmit={() => send(draft)}
        onCancel={end.cancel}
      />
    </>
  )
}
