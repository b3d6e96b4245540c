import { useEffect, useRef, useState } from 'react'
import { playTone, unlockTone } from './tone.ts'

/** Announced orders: today's count when last seen or counted, and how many of them are unseen. */
type AnnouncedOrders = { taken: number | null; unseen: number }

export const nothingAnnounced: AnnouncedOrders = { taken: null, unseen: 0 }

/** Updates on a new count of today's orders: a higher count means new orders, a lower one a new day. */
export function announce({ taken, unseen }: AnnouncedOrders, count: number): AnnouncedOrders & { fresh: number } {
  const fresh = taken === null ? 0 : Math.max(0, count - taken)
  return { taken: count, unseen: unseen + fresh, fresh }
}

/** A title prefixed with the unseen count, as tabs show it. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${plain}` : plain
}

const looks = ['pointerdown', 'keydown', 'focus'] as const

/**
 * Announces new orders: an unseen count, also in the title, and a tone when `sound` is on. Any interaction with the
 * page, or a return to it, marks them as seen.
 */
export function useNewOrders(taken: number | null, sound: boolean) {
  const announced = useRef(nothingAnnounced)
  const [unseen, setUnseen] = useState(0)
  const [blocked, setBlocked] = useState(false)

  useEffect(() => {
    if (taken === null) return
    const { fresh, ...next } = announce(announced.current, taken)
    announced.current = next
    setUnseen(next.unseen)
    if (fresh > 0 && sound) setBlocked(!playTone())
  }, [taken, sound])

  useEffect(() => {
    document.title = titleWithCount(document.title, unseen)
  }, [unseen])

  useEffect(() => {
    function look() {
      if (sound && (navigator.userActivation?.isActive ?? true)) unlockTone()
      setBlocked(false)
      announced.current = { ...announced.current, unseen: 0 }
      setUnseen(0)
    }
    for (const event of looks) addEventListener(event, look)
    return () => {
      for (const event of looks) removeEventListener(event, look)
      document.title = titleWithCount(document.title, 0)
    }
  }, [sound])

  return { unseen, blocked }
}
