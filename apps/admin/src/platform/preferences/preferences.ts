import { displayName, preferencesKey } from '@potager/domain/auth'
import { useSyncExternalStore } from 'react'
import { session } from '../auth/session.ts'

/** A user's preferences on this device. */
export type Preferences = {
  density: 'comfortable' | 'compact'
  sound: boolean
  shortcuts: boolean
  /** « Service » without the rail and the bar above. */
  kitchen: boolean
  /** First steps of a new house: shown from the first empty list on, over when done or hidden. */
  firstSteps: 'unseen' | 'begun' | 'over'
}

const usual: Preferences = {
  density: 'comfortable',
  sound: false,
  shortcuts: true,
  kitchen: false,
  firstSteps: 'unseen',
}

type Area = Pick<Storage, 'getItem' | 'setItem'>

function parse(text: string | null): Preferences {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return usual
    const { density, sound, shortcuts, kitchen, firstSteps } = stored as Record<string, unknown>
    return {
      density: density === 'compact' ? 'compact' : 'comfortable',
      sound: sound === true,
      shortcuts: shortcuts !== false,
      kitchen: kitchen === true,
      firstSteps: firstSteps === 'begun' || firstSteps === 'over' ? firstSteps : 'unseen',
    }
  } catch {
    return usual
  }
}

/** Preferences stored per signed-in user; parsed again only when they change. */
export function createPreferences(area: () => Area, owner: () => string) {
  const listeners = new Set<() => void>()
  let seen: { text: string | null; value: Preferences } = { text: null, value: usual }
  let unkept: string | null = null
  const key = () => preferencesKey(owner())

  function stored(): string | null {
    try {
      return area().getItem(key()) ?? unkept
    } catch {
      return unkept
    }
  }

  function read(): Preferences {
    const text = stored()
    if (text !== seen.text) seen = { text, value: parse(text) }
    return seen.value
  }

  return {
    read,
    change(part: Partial<Preferences>): void {
      const text = JSON.stringify({ ...read(), ...part })
      try {
        area().setItem(key(), text)
      } catch {
        // Without storage they live as long as the page.
        unkept = text
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const preferences = createPreferences(
  () => localStorage,
  () => displayName(session.read()) ?? '',
)

function subscribe(listener: () => void): () => void {
  const stop = preferences.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}

/** The preferences of the signed-in user, in sync over all tabs. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences.read)
}
