import { clockOffset, onClockOffset } from '@potager/domain/time'
import { useEffect, useState, useSyncExternalStore } from 'react'

const MINUTE = 60_000

/**
 * The current time in epoch ms by the server's clock, updated every minute so that waiting times grow on screen, and at
 * once when the page is shown again: timers rest with a hidden page or a sleeping machine.
 */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, MINUTE)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now + useSyncExternalStore(onClockOffset, clockOffset)
}

const OFF_MS = 120_000

/** Has it told that this device's clock is more than two minutes off. Returns how to stop. */
export function watchClock(): () => void {
  const look = () => {
    if (Math.abs(clockOffset()) > OFF_MS)
      import('./tellClock.ts').then(
        ({ tellClock }) => tellClock(),
        () => {},
      )
  }
  look()
  return onClockOffset(look)
}
