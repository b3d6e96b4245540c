import { failureOf } from '@potager/admin-kit/data'
import type { Call } from '@potager/domain/api'
import { type AgendaFilter, agendaOf, countPendingBookings, matchesAgendaFilter } from '@potager/domain/booking'
import type { EventRequest } from '@potager/domain/event-request'
import type { Reservation } from '@potager/domain/reservation'
import { zoneOf } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import { useMemo } from 'react'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'
import { useManagedRestaurant } from '../restaurant/useRememberedRestaurant.tsx'
import { useRestaurants } from '../restaurant/useRestaurants.ts'

type Calls<Booking> = { all: Call<undefined, Booking[]>; ofOne: Call<string, Booking[]> }
type Asked = { restaurant: string | null; filter: AgendaFilter; now: Instant; single?: boolean }

/**
 * The bookings of the restaurant that an address asks for, or of all of them, as an agenda. Who has the counts of all
 * restaurants has their lists too; another backend's list of all may be the person's own bookings only.
 * A view of a `single` restaurant never has all of them.
 * @param calls the list of all restaurants, and of one
 */
export function useAgenda<Booking extends Reservation | EventRequest>(calls: Calls<Booking>, asked: Asked) {
  const { filter, now, single = false } = asked
  const together = supports(countPendingBookings)
  const restaurants = useRestaurants()
  const [restaurantId, remember] = useManagedRestaurant(asked.restaurant, restaurants.data, together, single)
  const everywhere = together && !single && restaurantId === ''
  // Who has a single restaurant is shown that one, once it is known.
  const certain = asked.restaurant === '' || !restaurants.isPending
  const all = useApiQuery(calls.all, undefined, { enabled: everywhere && certain })
  const ofOne = useApiQuery(calls.ofOne, restaurantId, { enabled: restaurantId !== '' })
  const read = everywhere ? all : ofOne
  const bookings = read.data
  const { status, day } = filter
  const agenda = useMemo(() => {
    const zones = new Map(restaurants.data?.map(({ id, address }) => [id, zoneOf(address)]))
    const wanted = { ...(status && { status }), ...(day && { day }) }
    const shown = bookings?.filter((booking) => matchesAgendaFilter(booking, wanted))
    return shown ? agendaOf(shown, now, (id) => zones.get(id)) : null
  }, [bookings, restaurants.data, status, day, now])
  return {
    restaurants,
    restaurantId,
    remember,
    together,
    bookings,
    agenda,
    failure: failureOf(read.error),
    refreshing: read.isRefetching,
    readAt: read.dataUpdatedAt,
    retry: () => void read.refetch(),
  }
}
