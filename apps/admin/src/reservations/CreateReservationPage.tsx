import { canAskForRooms, listAvailableRooms, roomsForPeriod } from '@potager/domain/meeting-room'
import {
  bookingFormMessages as booking,
  reservationMessages,
  reservationFormMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { createReservation, reservationDraft } from '@potager/domain/reservation'
import { listMyRestaurants, listRestaurants } from '@potager/domain/restaurant'
import { reservationErrorMessage } from '@potager/domain/wire'
import { Button } from '@potager/ui/button'
import { ReservationFormScreen } from '@potager/ui/reservation'
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

const codec = { ...reservationDraft, name: 'reservation' }
const empty = () => ({ draft: reservationDraft.empty(), customer: null })

/** « Nouvelle Réservation » over its draft. */
export function CreateReservationPage() {
  const navigate = useNavigate()
  const restaurants = useApiQuery(config.extensions ? listMyRestaurants : listRestaurants, undefined)
  const { draft, customer, named, ...kept } = useBookingDraft(codec, empty, restaurants.data)
  const search = useCustomerSearch()
  const now = useNow()
  const roomQuery = { restaurantId: draft.restaurantId, start: draft.start, end: draft.end }
  const free = useApiQuery(listAvailableRooms, roomQuery, {
    enabled: draft.type === 'MEETING_ROOM' && canAskForRooms(roomQuery),
  })
  const rooms = restaurants.data?.find(({ id }) => id === draft.restaurantId)?.rooms ?? []
  const { send, submitting, serverErrors, refusalOf } = useCreation(createReservation, {
    refusal: (body) => ({ fields: body.fields, message: reservationErrorMessage(body) }),
    fieldOf: reservationDraft.fieldOf,
    onCreated: () => {
      kept.clear()
      toast.success(reservationMessages.created)
      void navigate(paths.reservations)
    },
  })

  const end = useDraftEnd({ ...kept, kind: 'RESERVATION', leave: () => void navigate(paths.reservations) })

  return (
    <>
      {end.question}
      <ReservationFormScreen
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
          <Button component={Link} to={paths.reservations} size="small">
            {words.back}
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
