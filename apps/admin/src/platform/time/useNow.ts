import { clockOffset, onClockOffset } from '@potager/domain/time'
import { useEffect, useState, useSyncExternalStore } from 'react'

const MINUTE = 60_000

/** The current time in epoch ms by the server's clock, updated every minute so that waiting times grow on screen. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now + useSyncExternalStore(onClockOffset, clockOffset)
}
