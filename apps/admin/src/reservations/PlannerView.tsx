import { errorMessage } from '@potager/domain/api'
import { listRestaurantEventRequests } from '@potager/domain/event-request'
import { commonMessages, reservationMessages, reservationManagementMessages as words } from '@potager/domain/messages'
import { plannerBookings } from '@potager/domain/planner'
import type { Reservation } from '@potager/domain/reservation'
import { todayInParis } from '@potager/domain/time'
import { PlannerScreen, type PlannerScreenProps } from '@potager/ui/planner'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApiQuery } from '../data/useApi.ts'
import { OpenEvent } from '../event-requests/OpenEvent.tsx'
import { useEventQuestions } from '../event-requests/useEventQuestions.tsx'
import { useNow } from '../time/useNow.ts'
import { readPlannerQuery, writePlannerQuery } from './plannerQuery.ts'

type PlannerViewProps = Pick<PlannerScreenProps, 'restaurants' | 'restaurantId' | 'links' | 'onRestaurant'> & {
  reservations: readonly Reservation[] | null
  /** Why the reservations could not be read. */
  failure: string | null
  refreshing: boolean
  onRetry: () => void
}

/** The planner of a restaurant's reservations and event requests; period and what is open are in the address. */
export function PlannerView({ reservations, failure, refreshing, onRetry, ...props }: PlannerViewProps) {
  const [params, setParams] = useSearchParams()
  const { restaurantId } = props
  const requests = useApiQuery(listRestaurantEventRequests, restaurantId, { enabled: restaurantId !== '' })
  const today = todayInParis(useNow())
  const query = readPlannerQuery(params, today)
  const opened = params.get('demande')
  const bookings = useMemo(
    () => (reservations && requests.data ? plannerBookings(reservations, requests.data) : null),
    [reservations, requests.data],
  )
  const close = () => setParams(writePlannerQuery(query), { replace: true })
  const { changing, checking, moveOpened, questions } = useEventQuestions('management', requests.data, {
    opened,
    close,
  })
  const requestsFailure = requests.error ? (errorMessage(requests.error) ?? commonMessages.unknownError) : null

  return (
    <>
      <PlannerScreen
        {...props}
        {...query}
        title={reservationMessages.managementTitle}
        bookings={bookings}
        failure={failure ?? requestsFailure}
        refreshing={refreshing || checking !== null || (requests.isFetching && !requests.isPending)}
        today={today}
        choose={words.choose}
        onShow={(change) => setParams(writePlannerQuery({ ...query, ...change }), { replace: true })}
        onRetry={() => {
          onRetry()
          void requests.refetch()
        }}
        onOpen={({ id, kind }) => {
          const address = writePlannerQuery(query)
          address.set(kind === 'EVENT' ? 'demande' : 'reservation', id)
          setParams(address)
        }}
      />
      <OpenEvent
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
