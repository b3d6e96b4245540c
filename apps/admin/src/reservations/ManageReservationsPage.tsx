import { failureOf } from '@potager/admin-kit/data'
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
  inReadingOrder,
  listRestaurantReservations,
  type Reservation,
  reservationMoveQuestion,
  updateReservationStatus,
} from '@potager/domain/reservation'
import { zoneOf } from '@potager/domain/restaurant'
import { Button } from '@potager/ui/button'
import { ConfirmDialog } from '@potager/ui/feedback'
import { ViewSwitch } from '@potager/ui/navigation'
import { ReservationManagementScreen } from '@potager/ui/reservation'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AskReason } from '../app/AskReason.tsx'
import { listOf } from '../data/listOf.ts'
import { useApiQuery } from '../data/useApi.ts'
import { CreateLink } from '../lists/CreateLink.tsx'
import { useAddress } from '../lists/useAddress.ts'
import { useRememberedRestaurant } from '../restaurants/useRememberedRestaurant.ts'
import { useRestaurants } from '../restaurants/useRestaurants.ts'
import { supports } from '../services.ts'
import { useNow } from '../time/useNow.ts'
import { OpenReservation } from './OpenReservation.tsx'
import { PlannerView } from './PlannerView.tsx'
import { RestaurantCalendar } from './RestaurantCalendar.tsx'
import { daySheetPath, managementAddress } from './reservationAddress.ts'
import { useNoShow } from './useNoShow.tsx'
import { useReservationChanges } from './useReservationChanges.ts'

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

const start = managementAddress.read(new URLSearchParams())

/**
 * « Gestion des réservations » of one restaurant, which is remembered; view, page and open reservation are in the URL.
 */
export function ManageReservationsPage() {
  const [said, go] = useAddress(managementAddress)
  const { view, reservation: opened } = said
  const restaurants = useRestaurants()
  const [restaurantId, choose] = useRememberedRestaurant(restaurants.data)
  const reservations = useApiQuery(listRestaurantReservations, restaurantId, { enabled: restaurantId !== '' })
  const { changing, failedReason, change, cancel, noteNoShow } = useReservationChanges()
  const [asked, ask] = useState<PendingQuestion | null>(null)
  const shown = reservations.data?.find(({ id }) => id === opened) ?? null
  const { onNoShow, question: absence } = useNoShow(shown, noteNoShow)
  const now = useNow()

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

  const chosen = restaurants.data?.find(({ id }) => id === restaurantId)
  const shared = {
    restaurants: listOf(restaurants),
    restaurantId,
    failure: failureOf(reservations.error),
    refreshing: reservations.isRefetching,
    links: (
      <>
        <ViewSwitch
          label={plannerMessages.views}
          value={view}
          options={views}
          onChange={(next) => go({ ...start, view: next })}
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
    onRetry: () => void reservations.refetch(),
  }

  return (
    <>
      {view === 'planner' ? (
        <PlannerView
          {...shared}
          reservations={reservations.data ?? null}
          readAt={reservations.dataUpdatedAt}
          onRestaurant={choose}
        />
      ) : (
        <ReservationManagementScreen
          {...shared}
          reservations={
            reservations.data ? inReadingOrder(reservations.data, now, chosen && zoneOf(chosen.address)) : null
          }
          changing={changing}
          page={said.page}
          create={<CreateLink to={paths.createReservation}>{reservationMessages.create}</CreateLink>}
          onRestaurant={(id) => {
            choose(id)
            go(start)
          }}
          onPage={(page) => go({ ...start, page })}
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
