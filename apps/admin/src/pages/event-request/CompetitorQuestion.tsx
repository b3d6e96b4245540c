import { type CompetingBooking, listCompetingBookings } from '@potager/domain/booking'
import type { EventRequest } from '@potager/domain/event-request'
import { bookingWords, eventRequestScreenMessages as words } from '@potager/domain/messages'
import { CompetingList } from '@potager/ui/event-request'
import { AlertDialog, ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../platform/services.ts'

/** The bookings that compete for a request's space; 'unknown' when the check failed. */
export type Competitors = readonly CompetingBooking[] | 'unknown'

/** Whether there are competing bookings, or may be. */
export function mayHaveCompetitors(competitors: Competitors): boolean {
  return competitors === 'unknown' || competitors.length > 0
}

/**
 * Checks for competing bookings before a request is confirmed. A failed check yields 'unknown', which does not permit
 * confirming; a check that ends after unmount shows a toast that nothing was confirmed.
 */
export function useCompetitorCheck() {
  const [checking, setChecking] = useState<string | null>(null)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  async function competitorsOf(request: EventRequest): Promise<Competitors> {
    setChecking(request.id)
    // Bypasses the cache: the detail's own query is aborted when it closes.
    const competitors = await api.send(listCompetingBookings, request.id).catch((): Competitors => 'unknown')
    setChecking(null)
    if (!here.current && mayHaveCompetitors(competitors)) toast.error(words.competing.leftUnconfirmed(request.title))
    return competitors
  }
  return { checking, competitorsOf }
}

export type CompetitorQuestionProps = {
  /** The request to confirm, and what else wants its place; null closes the question. */
  asked: { request: EventRequest; competitors: Competitors } | null
  refuseLabel: string
  onConfirm: () => void
  onCheckAgain: () => void
  onRefuse: () => void
  onKeep: () => void
}

/** Confirms despite competing bookings; offers no confirmation when one has the place, or when they are unknown. */
export function CompetitorQuestion({
  asked,
  refuseLabel,
  onConfirm,
  onCheckAgain,
  onRefuse,
  onKeep,
}: CompetitorQuestionProps) {
  const { competing } = words
  const unknown = asked?.competitors === 'unknown'
  const competitors = asked && asked.competitors !== 'unknown' ? asked.competitors : []
  const list = <CompetingList bookings={competitors} />
  const pending = asked?.request.status === 'PENDING'
  if (competitors.some(({ holdsSpace }) => holdsSpace)) {
    const taken = { open: true, title: competing.taken, message: competing.takenHint, children: list }
    return pending ? (
      <ConfirmDialog
        {...taken}
        confirmLabel={refuseLabel}
        cancelLabel={competing.keepPending}
        onConfirm={onRefuse}
        onCancel={onKeep}
      />
    ) : (
      <AlertDialog {...taken} onClose={onKeep} />
    )
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      title={unknown ? competing.checkFailed : competing.confirmQuestion}
      message={unknown ? competing.maybeCompetitors : competing.confirmWarning}
      confirmLabel={unknown ? competing.checkAgain : competing.confirm}
      cancelLabel={pending ? competing.keepPending : bookingWords.keepStatus}
      destructive={false}
      onConfirm={unknown ? onCheckAgain : onConfirm}
      onCancel={onKeep}
    >
      {list}
    </ConfirmDialog>
  )
}
