import type { Review } from '@potager/domain/review'
import { type FocusEvent, useEffect, useRef, useState } from 'react'

type FocusPosition = { id: string; index: number }

const cardsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-review]') ?? [])]

/**
 * Keeps the focus in a list whose reviews disappear. After the user's own decision it moves to the next review. When
 * the focused review disappears for another reason it moves to the list, so that no key decides on an unread review.
 */
export function useReviewFocus(reviews: readonly Review[] | null, decidedHere: ReadonlySet<string>) {
  const list = useRef<HTMLUListElement>(null)
  const held = useRef<FocusPosition | null>(null)
  const [gone, setGone] = useState(false)

  useEffect(() => {
    const cards = cardsOf(list.current)
    const lost = held.current !== null && document.activeElement === document.body
    if (!held.current || !lost || cards.length === 0) return
    if (cards.some((card) => card.dataset.review === held.current?.id)) return
    if (decidedHere.has(held.current.id)) {
      cards[Math.min(held.current.index, cards.length - 1)]?.focus({ preventScroll: false })
    } else {
      held.current = null
      list.current?.focus({ preventScroll: true })
      setGone(true)
    }
  }, [reviews, decidedHere])

  const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-review]')?.dataset.review

  return {
    /** True after the focused review was handled elsewhere, until another one is focused. */
    gone,
    focusedId,
    /** Focuses the next or previous card; the first one if none has the focus. */
    step: (by: 1 | -1) => {
      const cards = cardsOf(list.current)
      const at = cards.findIndex((card) => card.dataset.review === focusedId())
      const to = at < 0 ? 0 : Math.max(0, Math.min(cards.length - 1, at + by))
      cards[to]?.focus()
    },
    listProps: {
      ref: list,
      tabIndex: -1,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const id = event.target.closest<HTMLElement>('[data-review]')?.dataset.review
        if (!id) return
        held.current = { id, index: cardsOf(list.current).findIndex((card) => card.dataset.review === id) }
        setGone(false)
      },
      // Removing a focused element fires no blur event; this runs only when the user leaves the list.
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) held.current = null
      },
    },
  }
}

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
