import { type BookingStatus, listDayBookings } from '@potager/domain/booking'
import {
  bookingWords,
  pageTitles,
  plannerMessages,
  reservationMessages,
  reservationManagementMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  cancelReservation,
  listReservations,
  listRestaurantReservations,
  type Reservation,
  reservationMoveQuestion,
  updateReservationStatus,
} from '@potager/domain/reservation'
import { Button } from '@potager/ui/button'
import { ConfirmDialog } from '@potager/ui/feedback'
import { ViewSwitch } from '@potager/ui/navigation'
import { ReservationManagementScreen } from '@potager/ui/reservation'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAddress } from '../../platform/list/address.ts'
import { CreateLink } from '../../platform/navigation/links.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { AskReason } from '../booking/bookingChanges.tsx'
import { useAgenda } from '../booking/useAgenda.ts'
import { restaurantChoice } from '../restaurant/useRememberedRestaurant.tsx'
import { OpenReservation } from './OpenReservation.tsx'
import { PlannerView } from './PlannerView.tsx'
import { RestaurantCalendar } from './RestaurantCalendar.tsx'
import { daySheetPath, managementAddress } from './reservationAddress.ts'
import { useNoShow, useReservationChanges } from './useReservationChanges.tsx'

/** A status picked in the dropdown, or the cancel button, awaiting confirmation. */
type PendingQuestion = {
  question: 'cancel' | 'reopen'
  by: 'button' | 'dropdown'
  reservation: Reservation
  status: BookingStatus
}

const views = [
  { value: 'table', label: plannerMessages.table },
  { value: 'planner', label: plannerMessages.planner },
] as const

const calls = { all: listReservations, ofOne: listRestaurantReservations }
const closed = { reservation: null, event: null }

/**
 * « Gestion des réservations » of a restaurant or of all; view, restaurant, filter, page and open reservation are in the
 * URL.
 */
export function ManageReservationsPage() {
  const [said, go] = useAddress(managementAddress)
  const { view, reservation: opened } = said
  const filter = { ...(said.status && { status: said.status }), ...(said.day && { day: said.day }) }
  const now = useNow()
  const { restaurants, restaurantId, remember, together, bookings, agenda, ...read } = useAgenda(calls, {
    restaurant: said.restaurant,
    filter,
    now,
    single: view === 'planner',
  })
  const { changing, failedReason, change, cancel, noteNoShow } = useReservationChanges()
  const [asked, ask] = useState<PendingQuestion | null>(null)
  const shown = bookings?.find(({ id }) => id === opened) ?? null
  const { onNoShow, question: absence } = useNoShow(shown, noteNoShow)

  function pick(reservation: Reservation, status: BookingStatus) {
    const question = reservationMoveQuestion(reservation.status, status)
    if (question) ask({ question, by: 'dropdown', reservation, status })
    else change(reservation, status)
  }
  const close = () => go({ reservation: null }, { replace: true })
  const askToCancel = (reservation: Reservation) =>
    ask({ question: 'cancel', by: 'button', reservation, status: 'CANCELLED' })
  function confirm(reason: string) {
    if (!asked) return
    if (asked.by === 'button') cancel(asked.reservation, reason)
    else change(asked.reservation, asked.status, reason)
    ask(null)
  }

  const switched = useRef(false)
  const chosen = restaurants.data?.find(({ id }) => id === restaurantId)
  const shared = {
    restaurants: restaurantChoice(restaurants),
    restaurantId,
    failure: read.failure,
    refreshing: read.refreshing,
    links: (
      <>
        <ViewSwitch
          label={plannerMessages.views}
          value={view}
          options={views}
          // Each view has its own switch: that of the next one has the focus of that of the one before.
          ref={(place) => {
            if (!place || !switched.current || document.activeElement !== document.body) return
            switched.current = false
            place.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
          }}
          onChange={(next) => {
            switched.current = true
            go({ ...closed, view: next, status: null, day: null, page: 0 })
          }}
        />
        {chosen && <RestaurantCalendar key={chosen.id} restaurantId={chosen.id} name={chosen.name} />}
        {supports(listDayBookings) && (
          <Button component={Link} to={daySheetPath(restaurantId, said.day)} size="small">
            {pageTitles.daySheet}
          </Button>
        )}
        <Button component={Link} to={paths.reservations} size="small">
          {words.back}
        </Button>
      </>
    ),
    onRetry: read.retry,
    onRestaurant: (restaurant: string) => {
      remember(restaurant)
      go({ ...closed, restaurant, page: 0 })
    },
  }

  return (
    <>
      {view === 'planner' ? (
        <PlannerView {...shared} reservations={bookings ?? null} readAt={read.readAt} />
      ) : (
        <ReservationManagementScreen
          {...shared}
          together={together}
          agenda={agenda}
          filter={filter}
          changing={changing}
          page={said.page}
          create={<CreateLink to={paths.createReservation}>{reservationMessages.create}</CreateLink>}
          onFilter={(next) => go({ status: next.status ?? null, day: next.day ?? null, page: 0 }, { replace: true })}
          onPage={(page) => go({ ...closed, page })}
          onPick={pick}
          onCancel={askToCancel}
          onOpen={({ id }) => go({ reservation: id })}
        />
      )}
      <OpenReservation
        reservation={shown}
        busy={opened !== null && changing.has(opened)}
        onClose={close}
        onConfirm={(reservation) => change(reservation, 'CONFIRMED')}
        onNoShow={onNoShow}
        onCancel={(reservation) => {
          close()
          askToCancel(reservation)
        }}
      />
      <AskReason
        open={asked?.question === 'cancel'}
        start={failedReason(asked?.reservation.id)}
        asksReason={supports(asked?.by === 'button' ? cancelReservation : updateReservationStatus, 'reason')}
        message={reservationMessages.cancelQuestion}
        confirmLabel={reservationMessages.cancel}
        keepLabel={reservationMessages.keep}
        onConfirm={confirm}
        onKeep={() => ask(null)}
      />
      <ConfirmDialog
        open={asked?.question === 'reopen'}
        message={reservationMessages.reopenQuestion}
        confirmLabel={bookingWords.changeStatus}
        cancelLabel={bookingWords.keepStatus}
        destructive={false}
        onConfirm={() => confirm('')}
        onCancel={() => ask(null)}
      />
      {absence}
    </>
  )
}
