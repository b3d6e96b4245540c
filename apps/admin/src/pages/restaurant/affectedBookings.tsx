import { bookingsLeftOutside, type CompetingBooking, listRestaurantBookings } from '@potager/domain/booking'
import { paths } from '@potager/domain/paths'
import { type Restaurant, type Schedule, zoneOf } from '@potager/domain/restaurant'
import { instantToWall, type WallDate } from '@potager/domain/time'
import type { Affected } from '@potager/ui/restaurant'
import { Link } from 'react-router-dom'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'

/** A change of hours, and the days whose bookings it can concern, both included. */
export type HoursChange = { from: WallDate; to: WallDate; after: Schedule }

/**
 * The bookings to come that a change leaves outside opening hours, the first one first; null without a change, or where the
 * backend cannot list them.
 */
export function useAffected(restaurant: Restaurant, change: HoursChange | null): Affected | null {
  const now = instantToWall(useNow(), zoneOf(restaurant.address))
  const { from = '', to = '' } = change ?? {}
  const tells = supports(listRestaurantBookings)
  const { data, error, refetch } = useApiQuery(
    listRestaurantBookings,
    { restaurantId: restaurant.id, from, to },
    { enabled: change !== null && tells },
  )
  if (!change || !tells) return null
  if (data) {
    const coming = data.filter(({ end }) => end !== null && end > now)
    const bookings = bookingsLeftOutside(restaurant, change.after, coming)
    return { state: 'read', bookings: bookings.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? '')) }
  }
  return error ? { state: 'failed', onRetry: () => void refetch() } : { state: 'reading' }
}

/** The link to the record of an affected booking. */
export function linkToBooking({ kind, id }: CompetingBooking, label: string) {
  const list = kind === 'EVENT' ? 'event-requests' : 'reservations'
  return <Link to={paths.consoleRecord(list, id)}>{label}</Link>
}
