import { type BookingKind, canChangeBooking, changeBooking } from '@potager/domain/booking'
import type { ShownBooking } from '@potager/ui/booking'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useZone } from '../restaurant/useRestaurants.ts'
import type { OpenChangeProps } from './OpenChange.tsx'

// The form and its rules are larger than the detail: loaded on the first change.
const OpenChange = lazyDialog<OpenChangeProps>(() => import('./OpenChange.tsx').then((module) => module.OpenChange))

/**
 * Changes the booking whose detail is open. `onMoment` opens the dialog; undefined where the backend cannot change it, or it
 * is over. Render `dialog` beside the detail, which it opens above.
 */
export function useBookingChange(
  kind: BookingKind,
  booking: ShownBooking | null,
): { onMoment: (() => void) | undefined; dialog: ReactNode } {
  const [changing, setChanging] = useState<string | null>(null)
  const now = useNow()
  const zone = useZone(booking?.restaurantId)
  const changeable = booking !== null && supports(changeBooking) && canChangeBooking(booking, now, zone)
  return {
    onMoment: changeable ? () => setChanging(booking.id) : undefined,
    dialog: booking && changing === booking.id && (
      <OpenChange kind={kind} booking={booking} now={now} onClose={() => setChanging(null)} />
    ),
  }
}
