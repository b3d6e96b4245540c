import { type CompetingBooking, listCompetingBookings } from '@potager/domain/booking'
import type { EventRequest } from '@potager/domain/event-request'
import { eventRequestScreenMessages as words } from '@potager/domain/messages'
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
