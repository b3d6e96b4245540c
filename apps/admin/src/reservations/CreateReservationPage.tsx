import Button from '@mui/material/Button'
import { canAskForRooms, listAvailableRooms, roomsForPeriod } from '@potager/domain/meeting-room'
import { reservationMessages, reservationFormMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  createReservation,
  emptyReservationDraft,
  parseStoredReservation,
  reservationFieldOf,
  serialiseReservation,
} from '@potager/domain/reservation'
import { listMyRestaurants, listRestaurants } from '@potager/domain/restaurant'
import { reservationErrorMessage } from '@potager/domain/wire'
import { ReservationFormScreen } from '@potager/ui/reservation'
import { toast } from '@potager/ui/toast'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useCreation } from '../app/useCreation.ts'
import { useCustomerSearch } from '../customers/useCustomerSearch.ts'
import { listOf } from '../data/listOf.ts'
import { useApiQuery } from '../data/useApi.ts'
import { useStoredDraft } from '../drafts/useStoredDraft.ts'
import { config } from '../services.ts'
import { useNow } from '../time/useNow.ts'

const codec = { name: 'reservation', parse: parseStoredReservation, serialise: serialiseReservation }
const empty = () => ({ draft: emptyReservationDraft(), customer: null })

/** « Nouvelle Réservation » over its draft; `?restaurant=` names one beforehand. */
export function CreateReservationPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [kept, setKept] = useStoredDraft(codec, empty)
  const { draft, customer } = {
    ...kept,
    draft: { ...kept.draft, restaurantId: kept.draft.restaurantId || (params.get('restaurant') ?? '') },
  }
  const search = useCustomerSearch()
  const now = useNow()
  const restaurants = useApiQuery(config.extensions ? listMyRestaurants : listRestaurants, undefined)
  const roomQuery = { restaurantId: draft.restaurantId, start: draft.start, end: draft.end }
  const free = useApiQuery(listAvailableRooms, roomQuery, {
    enabled: draft.type === 'MEETING_ROOM' && canAskForRooms(roomQuery),
  })
  const rooms = restaurants.data?.find(({ id }) => id === draft.restaurantId)?.rooms ?? []
  const { send, submitting, serverErrors } = useCreation(createReservation, {
    refusal: (body) => ({ fields: body.fields, message: reservationErrorMessage(body) }),
    fieldOf: reservationFieldOf,
    onCreated: () => {
      setKept(empty())
      toast.success(reservationMessages.created)
      void navigate(paths.reservations)
    },
  })

  return (
    <ReservationFormScreen
      draft={draft}
      customer={customer}
      restaurants={listOf(restaurants)}
      search={search}
      rooms={free.data ? roomsForPeriod(rooms, free.data) : null}
      now={now}
      submitting={submitting}
      serverErrors={serverErrors}
      back={
        <Button component={Link} to={paths.reservations} size="small">
          {words.back}
        </Button>
      }
      onChange={(next) => setKept({ draft: next, customer })}
      onCustomer={(next) => setKept({ draft: { ...draft, customerId: next?.id ?? '' }, customer: next })}
      onSubmit={() => send(draft)}
      onCancel={() => void navigate(paths.reservations)}
    />
  )
}
