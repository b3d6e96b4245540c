import { type BookingStatus, listCompetingBookings } from '@potager/domain/booking'
import { type EventRequest, eventMoveQuestion } from '@potager/domain/event-request'
import { eventMessages, eventMoveLabels, eventDeskMessages as words } from '@potager/domain/messages'
import { ReasonQuestion } from '@potager/ui/booking'
import { CompetingList } from '@potager/ui/event-request'
import { ConfirmDialog } from '@potager/ui/feedback'
import { useEffect, useState } from 'react'
import { useApiQuery } from '../data/useApi.ts'
import { config } from '../services.ts'
import { useEventChanges } from './useEventChanges.ts'

type Asked = {
  question: 'refuse' | 'reopen' | 'confirm'
  by: 'button' | 'pick'
  request: EventRequest
  status: BookingStatus
}

/**
 * Changes of requests with the questions that come before them: ending one, and why; leaving a final state; confirming
 * one whose space others want. `questions` belongs in the page.
 */
export function useEventQuestions(side: 'list' | 'management') {
  const { changing, change, end } = useEventChanges(side)
  const [asked, ask] = useState<Asked | null>(null)
  const competing = useApiQuery(listCompetingBookings, asked?.request.id ?? '', {
    enabled: config.extensions && asked?.question === 'confirm',
  })
  const rivals = competing.data ?? []

  function pick(request: EventRequest, status: BookingStatus) {
    const question = eventMoveQuestion(request.status, status)
    const confirms = status === 'CONFIRMED' && config.extensions
    if (question) ask({ question, by: 'pick', request, status })
    else if (confirms) ask({ question: 'confirm', by: 'pick', request, status })
    else change(request, status)
  }
  function confirm(reason = '') {
    if (!asked) return
    if (asked.by === 'button') end(asked.request, reason)
    else change(asked.request, asked.status, reason)
    ask(null)
  }
  const unrivalled =
    asked?.question === 'confirm' && competing.isFetched && !competing.isFetching && rivals.length === 0
  // Nobody else wants the space: there is nothing to ask.
  useEffect(() => {
    if (unrivalled) confirm()
  })

  return {
    changing,
    pick,
    /** The button that ends a request: DELETE after its question (AMB-32). */
    askToEnd: (request: EventRequest) => ask({ question: 'refuse', by: 'button', request, status: 'CANCELLED' }),
    questions: (
      <>
        <ReasonQuestion
          open={asked?.question === 'refuse'}
          message={side === 'list' ? eventMessages.cancelQuestion : eventMessages.refuseQuestion}
          confirmLabel={eventMoveLabels.CANCELLED[side]}
          keepLabel={words.keep}
          asksReason={config.extensions}
          onConfirm={confirm}
          onKeep={() => ask(null)}
        />
        <ConfirmDialog
          open={asked?.question === 'reopen'}
          message={eventMessages.reopenQuestion}
          destructive={false}
          onConfirm={() => confirm()}
          onCancel={() => ask(null)}
        />
        <ConfirmDialog
          open={asked?.question === 'confirm' && rivals.length > 0}
          title={words.competing.confirmQuestion}
          message={words.competing.confirmWarning}
          confirmLabel={eventMoveLabels.CONFIRMED[side]}
          destructive={false}
          onConfirm={() => confirm()}
          onCancel={() => ask(null)}
        >
          <CompetingList bookings={rivals} />
        </ConfirmDialog>
      </>
    ),
  }
}
