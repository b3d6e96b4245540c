import { useSyncExternalStore } from 'react'

type Scheme = 'light' | 'dark'

const night = matchMedia('(prefers-color-scheme: dark)')

/** The scheme that a choice of the toolbar stands for: that of the system, unless one is named. */
export function schemeOf(chosen: unknown): Scheme {
  if (chosen === 'light' || chosen === 'dark') return chosen
  return night.matches ? 'dark' : 'light'
}

/** Calls back whenever the scheme of the system changes; returns what ends it. */
export function onSystemScheme(changed: () => void): () => void {
  night.addEventListener('change', changed)
  return () => night.removeEventListener('change', changed)
}

/** `schemeOf` a choice, as the system changes. */
export function useScheme(chosen: unknown): Scheme {
  return useSyncExternalStore(onSystemScheme, () => schemeOf(chosen))
}
