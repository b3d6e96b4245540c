import { useState } from 'react'

/** How a form says why it was refused: by a toast, or at its head where the toasts' script cannot be had. */
export function useRefusal(): { problem: string | undefined; refuse: (message: string) => Promise<void> } {
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    refuse: async (message) => {
      const toasts = await import('./toasts.ts').catch(() => null)
      // The last refusal takes the place of the one before.
      toasts?.toast.error(message, { id: 'refusal' })
      setProblem(toasts ? undefined : message)
    },
  }
}
