import { failureOf } from '@potager/admin-kit/data'
import { listDayBookings } from '@potager/domain/booking'
import { reservationMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { todayIn } from '@potager/domain/time'
import { DaySheetScreen } from '@potager/ui/day-sheet'
import { listOf, useApiQuery } from '../../platform/data/useApi.ts'
import { useAddress } from '../../platform/list/address.ts'
import { CreateLink } from '../../platform/navigation/links.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { useRestaurants, useZone } from '../restaurant/useRestaurants.ts'
import { daySheetAddress } from './reservationAddress.ts'

/** « Feuille du jour »: who comes to a restaurant, or to all of them; day and restaurant are in the URL. */
export function DaySheetPage() {
  const [said, go] = useAddress(daySheetAddress)
  const restaurantId = said.restaurant ?? ''
  const restaurants = useRestaurants()
  const today = todayIn(useZone(restaurantId), useNow())
  const day = said.day ?? today
  const bookings = useApiQuery(listDayBookings, { day, restaurantId })
  return (
    <DaySheetScreen
      day={day}
      today={today}
      restaurants={listOf(restaurants)}
      restaurantId={restaurantId}
      bookings={bookings.data ?? null}
      failure={failureOf(bookings.error)}
      refreshing={bookings.isRefetching}
      create={<CreateLink to={paths.createReservation}>{reservationMessages.create}</CreateLink>}
      onShow={(change) =>
        go({ day: change.day ?? day, restaurant: (change.restaurantId ?? restaurantId) || null }, { replace: true })
      }
      onRetry={() => void bookings.refetch()}
    />
  )
}
