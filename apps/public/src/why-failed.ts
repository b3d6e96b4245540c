import { isUnloaded } from '@potager/domain/api'
import { accountMessages } from '@potager/domain/messages'
import { useState } from 'react'
import { loadToasts } from './late-code.ts'

/** Shows why a form was refused: in a toast, or above the form when the toasts fail to load. */
export function useRefusal(): { problem: string | undefined; refuse: (message: string) => Promise<void> } {
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    refuse: async (message) => {
      const toasts = await loadToasts().catch(() => null)
      // A new refusal replaces the previous one.
      toasts?.toast.error(message, { id: 'refusal' })
      setProblem(toasts ? undefined : message)
    },
  }
}

/** What to say where code on demand failed: that the network did, or that the page did. */
export function whyFailed(error: unknown): string {
  console.warn(error)
  return isUnloaded(error) ? accountMessages.unreachable : accountMessages.fault
}
