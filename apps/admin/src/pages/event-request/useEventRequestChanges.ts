import type { ApiError } from '@potager/domain/api'
import type { BookingStatus } from '@potager/domain/booking'
import type { EventRequest } from '@potager/domain/event-request'
import { commonMessages, eventRequestMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useRecords } from '../../platform/data/useRecords.ts'
import { useChanging } from '../booking/bookingChanges.tsx'

/** What is asked of one request, as it was shown. */
type Ending = { request: EventRequest; reason: string }
type Change = Ending & { status: BookingStatus }

/** Changes the status of requests; the list cancels what the management refuses, each with its own messages. */
export function useEventRequestChanges(side: 'list' | 'management') {
  const { changing, begin, settle, failedReason } = useChanging()
  const [ended, endFailure] =
    side === 'list' ? [words.cancelled, words.cancelFailure] : [words.refused, words.refuseFailure]

  const { update, remove } = useRecords<EventRequest>('event-requests')
  const changes = useMutation<EventRequest, ApiError, Change>({
    mutationFn: ({ request, status, reason }) => update(request, { status, reason }),
    onSuccess: (_, { request, status }) => {
      settle(request.id)
      toast.success(status === 'CANCELLED' ? ended : words.statusUpdated)
    },
    onError: ({ body }, { request, status, reason }) => {
      settle(request.id, reason)
      toast.error(commonMessages.because(status === 'CANCELLED' ? endFailure : words.statusFailure, body.message))
    },
  })
  const endings = useMutation<void, ApiError, Ending>({
    mutationFn: ({ request, reason }) => remove(request, reason),
    onSuccess: (_, { request }) => {
      settle(request.id)
      toast.success(ended)
    },
    onError: ({ body }, { request, reason }) => {
      settle(request.id, reason)
      toast.error(commonMessages.because(endFailure, body.message))
    },
  })

  return {
    changing,
    /** The reason typed for the last change of a booking, if that failed. */
    failedReason,
    /** PUT of a status; a refusal carries a reason. */
    change: (request: EventRequest, status: BookingStatus, reason = '') => {
      begin(request.id)
      changes.mutate({ request, status, reason })
    },
    /** DELETE, which only cancels: the record remains. */
    end: (request: EventRequest, reason = '') => {
      begin(request.id)
      endings.mutate({ request, reason })
    },
  }
}
