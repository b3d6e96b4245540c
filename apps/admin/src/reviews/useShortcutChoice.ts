import { displayName } from '@potager/domain/auth'
import { useState } from 'react'
import { session } from '../auth/session.ts'

const OFF = 'off'
const keyOf = (account: string) => `potager-review-shortcuts:${account}`

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== OFF
  } catch {
    return true
  }
}

/** Whether the keys of the moderation work (B3): on until somebody turns them off, remembered for each account. */
export function useShortcutChoice() {
  const key = keyOf(displayName(session.read()) ?? '')
  const [enabled, setEnabled] = useState(() => read(key))
  function choose(on: boolean) {
    setEnabled(on)
    try {
      if (on) localStorage.removeItem(key)
      else localStorage.setItem(key, OFF)
    } catch {
      // Without storage the choice lives as long as the page.
    }
  }
  return [enabled, choose] as const
}
