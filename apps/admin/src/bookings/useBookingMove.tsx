import { type BookingKind, canMove, moveBooking } from '@potager/domain/booking'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { useZone } from '../restaurants/useZone.ts'
import { supports } from '../services.ts'
import { useNow } from '../time/useNow.ts'
import type { MovableBooking, OpenMoveProps } from './OpenMove.tsx'

// The form and its rules are larger than the detail: loaded on the first move.
const OpenMove = lazyDialog<OpenMoveProps>(() => import('./OpenMove.tsx').then((module) => module.OpenMove))

/**
 * Moves the booking whose detail is open. `onMoment` opens the dialog; undefined where the backend cannot move it, or it is
 * over. Render `dialog` beside the detail, which it opens above.
 */
export function useBookingMove(
  kind: BookingKind,
  booking: MovableBooking | null,
): { onMoment: (() => void) | undefined; dialog: ReactNode } {
  const [moving, setMoving] = useState<string | null>(null)
  const now = useNow()
  const zone = useZone(booking?.restaurantId)
  const movable = booking !== null && supports(moveBooking) && canMove(booking, now, zone)
  return {
    onMoment: movable ? () => setMoving(booking.id) : undefined,
    dialog: booking && moving === booking.id && (
      <OpenMove kind={kind} booking={booking} now={now} onClose={() => setMoving(null)} />
    ),
  }
}
