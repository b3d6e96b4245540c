import { reasonOf } from '@potager/admin-kit/data'
import {
  type BookingKind,
  type BookingPeriod,
  changeBooking,
  changeDraft,
  endsAfterStart,
  LONGEST_BOOKING_DAYS,
  listRestaurantBookings,
  seenForChange,
} from '@potager/domain/booking'
import { bookingChangeMessages as words } from '@potager/domain/messages'
import { zoneOf } from '@potager/domain/restaurant'
import { type Instant, wallDurationMinutes } from '@potager/domain/time'
import { ChangeBookingDialog, type ShownBooking } from '@potager/ui/booking'
import type { ServerErrors } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { supports } from '../../platform/services.ts'
import { useCustomerSearch, useNewCustomer } from '../customer/useCustomerChoice.tsx'
import { useRestaurants } from '../restaurant/useRestaurants.ts'

export type OpenChangeProps = { kind: BookingKind; booking: ShownBooking; now: Instant; onClose: () => void }

/** What else is booked on the days of a period, where the backend lists it; null while unknown. */
function useOthers(restaurantId: string, period: BookingPeriod) {
  const days = { restaurantId, from: period.start.slice(0, 10), to: period.end.slice(0, 10) }
  const bookable =
    endsAfterStart(period) && wallDurationMinutes(period.start, period.end) <= LONGEST_BOOKING_DAYS * 1440
  const enabled = supports(listRestaurantBookings) && bookable
  const { data } = useApiQuery(listRestaurantBookings, days, { enabled })
  return enabled ? (data ?? null) : null
}

/**
 * The dialog that changes a booking. What is typed replaces what was shown when it opened; after a refusal over a conflict
 * it replaces what was read since, which the dialog then shows.
 */
export function OpenChange({ kind, booking, now, onClose }: OpenChangeProps) {
  const restaurants = useRestaurants()
  const restaurant = restaurants.data?.find(({ id }) => id === booking.restaurantId)
  const { setDirty, release } = useLeaveGuard()
  const [opened, setOpened] = useState(booking)
  const [refused, setRefused] = useState<{ over: boolean; fields: ServerErrors }>({ over: false, fields: {} })
  const [period, setPeriod] = useState<BookingPeriod>({ start: booking.start ?? '', end: booking.end ?? '' })
  const others = useOthers(booking.restaurantId, period)
  const search = useCustomerSearch()
  const { onCreate, dialog } = useNewCustomer(booking.restaurantId)
  const shown = refused.over ? booking : opened
  const changing = useApiMutation(changeBooking, {
    onSuccess: () => {
      release()
      toast.success(words.changed[kind])
      onClose()
    },
    onError: ({ status, body: { fields } }) => {
      const named = Object.entries(fields).map(([field, message]) => [changeDraft.fieldOf(field), message] as const)
      setRefused({ over: status === 409, fields: Object.fromEntries(named) })
    },
  })
  const ofNoField = changing.error !== null && Object.keys(refused.fields).length === 0
  return (
    <>
      <ChangeBookingDialog
        open
        kind={kind}
        booking={shown}
        restaurant={restaurant}
        others={others}
        search={{ ...search, onCreate }}
        hours={restaurant?.openingHours}
        exceptions={restaurant?.exceptions}
        zone={restaurant && zoneOf(restaurant.address)}
        now={now}
        saving={changing.isPending}
        serverErrors={refused.fields}
        refusal={ofNoField ? reasonOf(changing.error) : ''}
        onPeriod={setPeriod}
        onChange={(change) => {
          if (changing.isPending) return
          setOpened(shown)
          setRefused({ over: false, fields: {} })
          changing.mutate({ id: booking.id, change, seen: seenForChange(shown, change) })
        }}
        onClose={onClose}
        onDirty={setDirty}
      />
      {dialog}
    </>
  )
}
