import { answerBookingWish, type BookingWish } from '@potager/domain/booking'
import { commonMessages, bookingWishMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'
import { AskReason } from './AskReason.tsx'
import { useChanging } from './useChanging.ts'

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
