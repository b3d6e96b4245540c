import type { Instant } from '@potager/domain/time'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time, updated every minute; starts at the server's time (`first`) so that hydration matches. */
export function useNowFrom(first: Instant): Instant {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const renew = () => setNow(Date.now())
    renew()
    const timer = setInterval(renew, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
