import { type CompetingBooking, listCompetingBookings } from '@potager/domain/booking'
import type { EventRequest } from '@potager/domain/event-request'
import { eventRequestScreenMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { api } from '../services.ts'

/** What else wants the space of a request: a list, or nothing that is known. */
export type Competitors = readonly CompetingBooking[] | 'unknown'

/** Whether something else wants the space, or may. */
export function mayHaveCompetitors(competitors: Competitors): boolean {
  return competitors === 'unknown' || competitors.length > 0
}

/**
 * Looks for what else wants the space of a request before it is confirmed. A check that fails is no leave to confirm, and
 * one that ends after the page was left says that nothing was.
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
    // Past the cache: what the detail reads there is called off when it closes.
    const competitors = await api.send(listCompetingBookings, request.id).catch((): Competitors => 'unknown')
    setChecking(null)
    if (!here.current && mayHaveCompetitors(competitors)) toast.error(words.competing.leftUnconfirmed(request.title))
    return competitors
  }
  return { checking, competitorsOf }
}
