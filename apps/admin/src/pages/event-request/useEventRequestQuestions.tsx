import type { ApiError } from '@potager/domain/api'
import { type BookingStatus, listCompetingBookings } from '@potager/domain/booking'
import {
  cancelEventRequest,
  type EventRequest,
  eventRequestMoveQuestion,
  updateEventRequestStatus,
} from '@potager/domain/event-request'
import {
  bookingWords,
  commonMessages,
  eventRequestMessages,
  eventRequestMoveLabels,
  eventRequestScreenMessages as words,
} from '@potager/domain/messages'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRecords } from '../../platform/data/useRecords.ts'
import { supports } from '../../platform/services.ts'
import { AskReason, useChanging } from '../booking/bookingChanges.tsx'
import { CompetitorQuestion, type Competitors, mayHaveCompetitors, useCompetitorCheck } from './CompetitorQuestion.tsx'

/** What is asked of one request, as it was shown. */
type Ending = { request: EventRequest; reason: string }
type Change = Ending & { status: BookingStatus }

/** Changes the status of requests; the list cancels what the management refuses, each with its own messages. */
export function useEventRequestChanges(side: 'list' | 'management') {
  const { changing, begin, settle, failedReason } = useChanging()
  const [ended, endFailure] =
    side === 'list'
      ? [eventRequestMessages.cancelled, eventRequestMessages.cancelFailure]
      : [eventRequestMessages.refused, eventRequestMessages.refuseFailure]

  const { update, remove } = useRecords<EventRequest>('event-requests')
  const changes = useMutation<EventRequest, ApiError, Change>({
    mutationFn: ({ request, status, reason }) => update(request, { status, reason }),
    onSuccess: (_, { request, status }) => {
      settle(request.id)
      toast.success(status === 'CANCELLED' ? ended : eventRequestMessages.statusUpdated)
    },
    onError: ({ body }, { request, status, reason }) => {
      settle(request.id, reason)
      toast.error(
        commonMessages.because(status === 'CANCELLED' ? endFailure : eventRequestMessages.statusFailure, body.message),
      )
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

type PendingQuestion = { request: EventRequest; status: BookingStatus } & (
  | { question: 'refuse'; by: 'button' | 'pick' }
  | { question: 'reopen' }
  | { question: 'competitors'; competitors: Competitors }
)

type Detail = { opened: string | null; close: () => void }

/**
 * Changes requests after the necessary questions: a reason for ending one, leaving a final state, confirming despite
 * competing bookings. Render `questions` in the page. `checking` is the request whose competitors are being loaded:
 * meanwhile other changes are blocked, as their question could replace this one.
 */
export function useEventRequestQuestions(
  side: 'list' | 'management',
  requests: readonly EventRequest[] | undefined,
  detail: Detail,
) {
  const { changing, failedReason, change, end } = useEventRequestChanges(side)
  const { checking, competitorsOf } = useCompetitorCheck()
  const [asked, ask] = useState<PendingQuestion | null>(null)
  const isOpen = useLatestDetail(detail)
  const refuseLabel = side === 'list' ? eventRequestMoveLabels.CANCELLED.list : words.refuse
  const endsByButton = asked?.question === 'refuse' && asked.by === 'button'

  /** Changes the status; a confirmation first checks for competing bookings. */
  async function move(request: EventRequest, status: BookingStatus) {
    const competitors = status === 'CONFIRMED' && supports(listCompetingBookings) ? await competitorsOf(request) : []
    if (mayHaveCompetitors(competitors)) ask({ question: 'competitors', competitors, request, status })
    else change(request, status)
  }
  /** Resolves once the question is shown or the change is sent: true if either happened. */
  async function pick(request: EventRequest, status: BookingStatus): Promise<boolean> {
    if (checking !== null) return false
    const question = eventRequestMoveQuestion(request.status, status)
    if (question === 'refuse') ask({ question, by: 'pick', request, status })
    else if (question === 'reopen') ask({ question, request, status })
    else await move(request, status)
    return true
  }
  /** The button that ends a request: DELETE after its question (AMB-32). */
  const askToEnd = (request: EventRequest) => ask({ question: 'refuse', by: 'button', request, status: 'CANCELLED' })
  async function moveOpened(request: EventRequest, status: BookingStatus) {
    if (status === 'CANCELLED') {
      detail.close()
      askToEnd(request)
    } else if (await pick(request, status)) isOpen(request.id)?.close()
  }
  const answered = (act: (about: PendingQuestion) => void) => () => {
    if (!asked) return
    ask(null)
    act(asked)
  }

  return {
    changing: checking === null ? changing : new Set(requests?.map(({ id }) => id)),
    checking,
    pick: (request: EventRequest, status: BookingStatus) => void pick(request, status),
    askToEnd,
    moveOpened: (request: EventRequest, status: BookingStatus) => void moveOpened(request, status),
    questions: (
      <>
        <AskReason
          open={asked?.question === 'refuse'}
          start={failedReason(asked?.request.id)}
          asksReason={supports(endsByButton ? cancelEventRequest : updateEventRequestStatus, 'reason')}
          message={side === 'list' ? eventRequestMessages.cancelQuestion : eventRequestMessages.refuseQuestion}
          confirmLabel={refuseLabel}
          keepLabel={words.keep}
          onConfirm={(reason) =>
            answered((about) => {
              if (endsByButton) end(about.request, reason)
              else change(about.request, about.status, reason)
            })()
          }
          onKeep={() => ask(null)}
        />
        <ConfirmDialog
          open={asked?.question === 'reopen'}
          message={eventRequestMessages.reopenQuestion}
          confirmLabel={bookingWords.changeStatus}
          cancelLabel={bookingWords.keepStatus}
          destructive={false}
          onConfirm={answered(({ request, status }) => void move(request, status))}
          onCancel={() => ask(null)}
        />
        <CompetitorQuestion
          asked={asked?.question === 'competitors' ? asked : null}
          onConfirm={answered(({ request, status }) => change(request, status))}
          onCheckAgain={answered(({ request, status }) => void move(request, status))}
          refuseLabel={refuseLabel}
          onRefuse={answered(({ request }) => askToEnd(request))}
          onKeep={() => ask(null)}
        />
      </>
    ),
  }
}

/** The current detail, for use after an async check: null once unmounted or when another request is open. */
function useLatestDetail(detail: Detail) {
  const latest = useRef<Detail | null>(null)
  useEffect(() => {
    latest.current = detail
    return () => {
      latest.current = null
    }
  })
  return (id: string) => (latest.current?.opened === id ? latest.current : null)
}
