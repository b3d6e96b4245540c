import { useEffect, useRef } from 'react'

/** Actions by key. */
export type ReviewKeys = Readonly<Record<string, (() => void) | undefined>>

const typing = 'input:not([type="checkbox"]), select, textarea, [contenteditable]:not([contenteditable="false"])'

function isMeant(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.defaultPrevented || event.repeat || event.isComposing) return false
  if (event.ctrlKey || event.altKey || event.metaKey) return false
  // Some layouts need Shift for « / » and « ? »; a shifted letter is another key.
  if (event.shiftKey && /^\p{L}$/u.test(event.key)) return false
  if (target instanceof Element && target.closest(typing)) return false
  return document.querySelector('dialog[open], [role="dialog"], [role="menu"], [role="listbox"]') === null
}

/**
 * Single-key shortcuts, ignored while typing, in a dialog, with a modifier or on key repeat. When `enabled` is false,
 * every key goes to the browser.
 */
export function useReviewKeys(enabled: boolean, keys: ReviewKeys): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    if (!enabled) return
    function onKeyDown(event: KeyboardEvent) {
      const act = isMeant(event) ? current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key] : null
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enabled])
}
