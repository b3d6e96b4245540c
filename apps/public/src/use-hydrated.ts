import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration: before that the browser would submit a form without validation. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
