import type { BookingStatus } from '@potager/domain/booking'
import { cancelEventRequest, type EventRequest, updateEventRequestStatus } from '@potager/domain/event-request'
import { commonMessages, eventRequestMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation } from '../data/useApi.ts'

/** Changes the status of requests; the list cancels what the management refuses, each with its own messages. */
export function useEventRequestChanges(side: 'list' | 'management') {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set())
  const begin = (id: string) => setChanging((ids) => new Set([...ids, id]))
  const settle = (id: string) => setChanging((ids) => new Set([...ids].filter((other) => other !== id)))
  const [ended, endFailure] =
    side === 'list' ? [words.cancelled, words.cancelFailure] : [words.refused, words.refuseFailure]

  const changes = useApiMutation(updateEventRequestStatus, {
    onSuccess: (_, { id, status }) => {
      settle(id)
      toast.success(status === 'CANCELLED' ? ended : words.statusUpdated)
    },
    onError: ({ body }, { id, status }) => {
      settle(id)
      toast.error(commonMessages.because(status === 'CANCELLED' ? endFailure : words.statusFailure, body.message))
    },
  })
  const endings = useApiMutation(cancelEventRequest, {
    onSuccess: (_, { id }) => {
      settle(id)
      toast.success(ended)
    },
    onError: ({ body }, { id }) => {
      settle(id)
      toast.error(commonMessages.because(endFailure, body.message))
    },
  })

  return {
    changing,
    /** PUT of a status; a refusal carries a reason. */
    change: ({ id, status: seen }: EventRequest, status: BookingStatus, reason = '') => {
      begin(id)
      changes.mutate({ id, status, seen, ...(reason ? { reason } : {}) })
    },
    /** DELETE, which only cancels: the record remains. */
    end: ({ id, status: seen }: EventRequest, reason = '') => {
      begin(id)
      endings.mutate({ id, seen, ...(reason ? { reason } : {}) })
    },
  }
}
