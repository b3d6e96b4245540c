import { AUTH_STORAGE_KEY } from '@potager/domain/auth'
import { useSyncExternalStore } from 'react'
import { session } from '../auth/session.ts'
import { fetchAgain } from '../lazy/lazyDialog.tsx'
import type { Narrowing } from './taskPages.ts'

let narrowing: Narrowing | null = null
const listeners = new Set<() => void>()

function replace(next: Narrowing | null): void {
  if (next?.key === narrowing?.key) return
  narrowing = next
  for (const listener of listeners) listener()
}

/** Reads what the session is narrowed to. The table of pages loads for a narrowed account only. */
export function readNarrowing(): null | Promise<null> {
  if (!session.read()?.tasks) {
    replace(null)
    return null
  }
  return fetchAgain(() => import('./taskPages.ts')).then(({ narrowingOf }) => {
    replace(narrowingOf(session.read()?.tasks))
    return null
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the account is narrowed to at the moment; null for all. */
export const narrowingNow = () => narrowing

/** What the account is narrowed to; null for all. */
export const useNarrowing = () => useSyncExternalStore(subscribe, () => narrowing)

/** Follows a narrowing that another tab was told of. Returns the stop function. */
export function followNarrowing(): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === AUTH_STORAGE_KEY) void readNarrowing()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
