import {
  answerBookingWish,
  type BookingKind,
  type BookingWish,
  canChangeBooking,
  changeBooking,
} from '@potager/domain/booking'
import { commonMessages, bookingWishMessages as words } from '@potager/domain/messages'
import { ReasonQuestion, type ReasonQuestionProps, type ShownBooking } from '@potager/ui/booking'
import { toast } from '@potager/ui/toast'
import { type ReactNode, useState } from 'react'
import { useApiMutation } from '../../platform/data/useApi.ts'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
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

/**
 * Confirms a cancellation or refusal; guards a typed reason against loss. `asksReason` says whether the backend stores
 * one.
 */
export function AskReason(props: Omit<ReasonQuestionProps, 'onDirty'>) {
  const { setDirty } = useLeaveGuard()
  return <ReasonQuestion {...props} onDirty={setDirty} />
}

/** Bookings whose change is being sent, and the reasons that came with changes which failed. */
export function useChanging() {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set())
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    changing,
    begin: (id: string) => setChanging((ids) => new Set([...ids, id])),
    /** Ends a change; `failed` is the reason that came with one that failed. */
    settle: (id: string, failed = '') => {
      setChanging((ids) => new Set([...ids].filter((other) => other !== id)))
      setReasons((all) => new Map([...all, [id, failed]]))
    },
    /** The reason typed for the last change of a booking, if that failed: the next question begins with it. */
    failedReason: (id: string | undefined) => (id && reasons.get(id)) ?? '',
  }
}

type Wished = { id: string; wish?: BookingWish }

/**
 * Answers wishes of customers for another moment: accepting at once, keeping the confirmed one after its question, for
 * which `close` closes the detail. Render `question` in the page; without the call there is no answer to give.
 */
export function useWishAnswer(close: () => void) {
  const [asked, ask] = useState<{ id: string; wish: BookingWish } | null>(null)
  const { settle, failedReason } = useChanging()
  const { mutate, isPending } = useApiMutation(answerBookingWish, {
    onSuccess: (_, { id, accepted }) => {
      settle(id)
      toast.success(accepted ? words.accepted : words.refused)
    },
    onError: ({ body }, { id, reason }) => {
      settle(id, reason)
      toast.error(commonMessages.because(words.failure, body.message))
    },
  })
  const onWish = ({ id, wish }: Wished, accepted: boolean) => {
    if (!wish) return
    if (accepted) mutate({ id, wish, accepted })
    else {
      close()
      ask({ id, wish })
    }
  }
  return {
    shown: { answering: isPending, ...(supports(answerBookingWish) ? { onWish } : {}) },
    question: (
      <AskReason
        open={asked !== null}
        asksReason
        start={failedReason(asked?.id)}
        destructive={false}
        message={words.keepQuestion}
        confirmLabel={words.keep}
        keepLabel={words.back}
        onConfirm={(reason) => {
          if (asked) mutate({ ...asked, accepted: false, reason })
          ask(null)
        }}
        onKeep={() => ask(null)}
      />
    ),
  }
}
