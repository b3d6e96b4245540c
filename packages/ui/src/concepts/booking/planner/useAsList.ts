import { useSyncExternalStore } from 'react'

const query = 'print, (max-width: 43.75em)'

function subscribe(told: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', told)
  return () => media.removeEventListener('change', told)
}

/** Whether to show the list: on a phone, and in print, where a grid would be cut. */
export function useAsList(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
