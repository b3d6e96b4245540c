import { bookingWords, reservationMessages as words } from '@potager/domain/messages'
import { canNoteNoShow, markReservationNoShow, type Reservation, undoesNoShow } from '@potager/domain/reservation'
import { ConfirmDialog } from '@potager/ui/feedback'
import { type ReactNode, useState } from 'react'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useZone } from '../restaurant/useRestaurants.ts'

/**
 * Notes that nobody came to the reservation whose detail is open: at once where it can be taken back, after a question else.
 * `onNoShow` is undefined where the backend has no such call, or nothing may be noted. Render `question` beside the detail.
 */
export function useNoShow(
  reservation: Reservation | null,
  note: (reservation: Reservation) => void,
): { onNoShow: ((reservation: Reservation) => void) | undefined; question: ReactNode } {
  const [asked, ask] = useState<Reservation | null>(null)
  const now = useNow()
  const zone = useZone(reservation?.restaurantId)
  const may = reservation !== null && supports(markReservationNoShow) && canNoteNoShow(reservation, true, now, zone)
  return {
    onNoShow: may ? (shown) => (undoesNoShow(shown) ? note(shown) : ask(shown)) : undefined,
    question: (
      <ConfirmDialog
        open={asked !== null}
        title={words.noShowQuestion}
        message={words.noShowWarning}
        confirmLabel={words.noShowConfirm}
        cancelLabel={bookingWords.keepStatus}
        destructive={false}
        onConfirm={() => {
          if (asked) note(asked)
          ask(null)
        }}
        onCancel={() => ask(null)}
      />
    ),
  }
}
