import { useEffect, useRef, useState } from 'react'
import { announce, nothingAnnounced, titleWithCount } from './newOrders.ts'
import { playTone, unlockTone } from './tone.ts'

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
