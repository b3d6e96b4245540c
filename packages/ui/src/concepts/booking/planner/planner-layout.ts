import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Frame } from './planner-geometry.ts'

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

// Renders once per step of scrolling, well within the overscan.
const STEP = 200
const coarse = (pixels: number) => Math.floor(pixels / STEP) * STEP

/** The visible part of a scroll container, rounded to steps; a full screen until measured. */
export function useFrame(element: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>({ left: 0, top: 0, width: 1600, height: 900 })
  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const measure = () => {
      const next = {
        left: coarse(scroller.scrollLeft),
        top: coarse(scroller.scrollTop),
        width: coarse(scroller.clientWidth) + STEP,
        height: coarse(scroller.clientHeight) + STEP,
      }
      setFrame((known) =>
        known.left === next.left && known.top === next.top && known.width === next.width && known.height === next.height
          ? known
          : next,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [element])
  return frame
}
