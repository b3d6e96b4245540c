import { failureOf } from '@potager/admin-kit/data'
import { listRestaurantEventRequests } from '@potager/domain/event-request'
import { reservationMessages, reservationManagementMessages as words } from '@potager/domain/messages'
import { plannerBookings } from '@potager/domain/planner'
import type { Reservation } from '@potager/domain/reservation'
import { todayIn } from '@potager/domain/time'
import { PlannerScreen, type PlannerScreenProps } from '@potager/ui/planner'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useAddress } from '../../platform/list/address.ts'
import { useNow } from '../../platform/time/clock.ts'
import { OpenEventRequest } from '../event-request/OpenEventRequest.tsx'
import { useEventRequestQuestions } from '../event-request/useEventRequestQuestions.tsx'
import { useZone } from '../restaurant/useRestaurants.ts'
import { addressOfNew, managementAddress } from './reservationAddress.ts'
import { usePlannerMoves } from './usePlannerMoves.ts'

type PlannerViewProps = Pick<PlannerScreenProps, 'restaurants' | 'restaurantId' | 'links' | 'onRestaurant'> & {
  reservations: readonly Reservation[] | null
  failure: string | null
  refreshing: boolean
  /** When the reservations were read, in epoch ms. */
  readAt: number
  onRetry: () => void
}

/** The planner of a restaurant's reservations and event requests; period and open booking are in the URL. */
export function PlannerView({ reservations, failure, refreshing, readAt, onRetry, ...props }: PlannerViewProps) {
  const [said, go] = useAddress(managementAddress)
  const { restaurantId } = props
  const navigate = useNavigate()
  const requests = useApiQuery(listRestaurantEventRequests, restaurantId, { enabled: restaurantId !== '' })
  const now = useNow()
  const today = todayIn(useZone(restaurantId), now)
  const { span, event: opened } = said
  const day = said.day ?? today
  const bookings = useMemo(
    () => (reservations && requests.data ? plannerBookings(reservations, requests.data) : null),
    [reservations, requests.data],
  )
  const { shown, moving, onMove } = usePlannerMoves(bookings, Math.min(readAt, requests.dataUpdatedAt))
  const close = () => go({ day, event: null }, { replace: true })
  const { changing, checking, moveOpened, questions } = useEventRequestQuestions('management', requests.data, {
    opened,
    close,
  })
  const requestsFailure = failureOf(requests.error)

  return (
    <>
      <PlannerScreen
        {...props}
        span={span}
        day={day}
        title={reservationMessages.managementTitle}
        bookings={shown}
        moving={moving}
        onMove={onMove}
        failure={failure ?? requestsFailure}
        refreshing={refreshing || checking !== null || requests.isRefetching}
        today={today}
        now={now}
        choose={words.choose}
        onShow={(change) => go({ day, ...change, page: 0, reservation: null, event: null }, { replace: true })}
        onRetry={() => {
          onRetry()
          void requests.refetch()
        }}
        onCreate={(place) => void navigate(addressOfNew(restaurantId, place))}
        onOpen={({ id, kind }) => {
          const none = { reservation: null, event: null }
          go({ day, ...none, ...(kind === 'EVENT' ? { event: id } : { reservation: id }) })
        }}
      />
      <OpenEventRequest
        request={requests.data?.find(({ id }) => id === opened) ?? null}
        side="management"
        busy={opened !== null && changing.has(opened)}
        checking={opened !== null && checking === opened}
        onClose={close}
        onMove={moveOpened}
      />
      {questions}
    </>
  )
}
