import { reservationMessages as words } from '@potager/domain/messages'
import { cancelReservation, type Reservation } from '@potager/domain/reservation'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation } from '../data/useApi.ts'

/** Cancels after a question (SPEC §8): what is asked about, what is under way, and the answers to give. */
export function useReservationCancel() {
  const [asked, ask] = useState<Reservation | null>(null)
  const { mutate, isPending } = useApiMutation(cancelReservation, {
    onSuccess: () => toast.success(words.cancelled),
    onError: () => toast.error(words.cancelFailure),
  })
  return {
    asked,
    busy: isPending,
    ask,
    keep: () => ask(null),
    confirm: (reason: string) => {
      if (asked) mutate(reason ? { id: asked.id, reason } : { id: asked.id })
      ask(null)
    },
  }
}
