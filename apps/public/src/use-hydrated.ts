import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page as sent, true once its script runs: before that a form would leave by itself, without its rules. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
