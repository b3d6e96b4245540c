import type { ApiError } from '@potager/domain/api'
import type { BookingStatus } from '@potager/domain/booking'
import { bookingWords, commonMessages, reservationMessages as words } from '@potager/domain/messages'
import { canNoteNoShow, markReservationNoShow, type Reservation, undoesNoShow } from '@potager/domain/reservation'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast, toastWithUndo } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useRecords } from '../../platform/data/useRecords.ts'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useChanging } from '../booking/bookingChanges.tsx'
import { useZone } from '../restaurant/useRestaurants.ts'

/** What is asked of one reservation, as it was shown. */
type Ending = { reservation: Reservation; reason: string }
type Change = Ending & { status: BookingStatus }
type Absence = { reservation: Reservation; noShow: boolean }

/** Changes the status of reservations; the list shows only what the server has confirmed. */
export function useReservationChanges() {
  const { changing, begin, settle, failedReason } = useChanging()
  const { update, remove } = useRecords<Reservation>('reservations')
  const changes = useMutation<Reservation, ApiError, Change>({
    mutationFn: ({ reservation, status, reason }) => update(reservation, { status, reason }),
    onSuccess: (_, { reservation, status }) => {
      settle(reservation.id)
      toast.success(status === 'CANCELLED' ? words.cancelled : words.statusUpdated)
    },
    onError: ({ body }, { reservation, status, reason }) => {
      settle(reservation.id, reason)
      const failure = status === 'CANCELLED' ? words.cancelFailure : words.statusFailure
      toast.error(commonMessages.because(failure, body.message))
    },
  })
  const cancellations = useMutation<void, ApiError, Ending>({
    mutationFn: ({ reservation, reason }) => remove(reservation, reason),
    onSuccess: (_, { reservation }) => {
      settle(reservation.id)
      toast.success(words.cancelled)
    },
    onError: ({ body }, { reservation, reason }) => {
      settle(reservation.id, reason)
      toast.error(commonMessages.because(words.cancelFailure, body.message))
    },
  })
  const absences = useMutation<Reservation, ApiError, Absence>({
    mutationFn: ({ reservation, noShow }) => update(reservation, { noShow }),
    onSuccess: (noted, { reservation, noShow }) => {
      settle(reservation.id)
      if (!noShow) toast.success(words.noShowTakenBack)
      else if (undoesNoShow(reservation)) toastWithUndo(words.noShowNoted, () => note(noted, false))
      else toast.success(words.noShowNoted)
    },
    onError: ({ body }, { reservation, noShow }) => {
      settle(reservation.id)
      toast.error(commonMessages.because(noShow ? words.noShowFailure : words.noShowBackFailure, body.message))
    },
  })
  function note(reservation: Reservation, noShow: boolean) {
    begin(reservation.id)
    absences.mutate({ reservation, noShow })
  }

  return {
    changing,
    /** The reason typed for the last change of a booking, if that failed. */
    failedReason,
    /** PUT of a status; a cancellation carries a reason. */
    change: (reservation: Reservation, status: BookingStatus, reason = '') => {
      begin(reservation.id)
      changes.mutate({ reservation, status, reason })
    },
    /** Notes that nobody came; a toast takes it back where that is possible. */
    noteNoShow: (reservation: Reservation) => note(reservation, true),
    /** DELETE, which only cancels: the record remains. */
    cancel: (reservation: Reservation, reason = '') => {
      begin(reservation.id)
      cancellations.mutate({ reservation, reason })
    },
  }
}

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
