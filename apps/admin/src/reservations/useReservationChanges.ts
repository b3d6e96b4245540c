import type { BookingStatus } from '@potager/domain/booking'
import { commonMessages, reservationMessages as words } from '@potager/domain/messages'
import { cancelReservation, type Reservation, updateReservationStatus } from '@potager/domain/reservation'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation } from '../data/useApi.ts'

/** Changes the status of reservations; the list shows only what the server has confirmed. */
export function useReservationChanges() {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set())
  const begin = (id: string) => setChanging((ids) => new Set([...ids, id]))
  const settle = (id: string) => setChanging((ids) => new Set([...ids].filter((other) => other !== id)))
  const changes = useApiMutation(updateReservationStatus, {
    onSuccess: (_, { id, status }) => {
      settle(id)
      toast.success(status === 'CANCELLED' ? words.cancelled : words.statusUpdated)
    },
    onError: ({ body }, { id, status }) => {
      settle(id)
      const failure = status === 'CANCELLED' ? words.cancelFailure : words.statusFailure
      toast.error(commonMessages.because(failure, body.message))
    },
  })
  const cancellations = useApiMutation(cancelReservation, {
    onSuccess: (_, { id }) => {
      settle(id)
      toast.success(words.cancelled)
    },
    onError: ({ body }, { id }) => {
      settle(id)
      toast.error(commonMessages.because(words.cancelFailure, body.message))
    },
  })

  return {
    changing,
    /** PUT of a status; a cancellation carries a reason. */
    change: ({ id, status: seen }: Reservation, status: BookingStatus, reason = '') => {
      begin(id)
      changes.mutate({ id, status, seen, ...(reason ? { reason } : {}) })
    },
    /** DELETE, which only cancels: the record remains. */
    cancel: ({ id, status: seen }: Reservation, reason = '') => {
      begin(id)
      cancellations.mutate({ id, seen, ...(reason ? { reason } : {}) })
    },
  }
}
