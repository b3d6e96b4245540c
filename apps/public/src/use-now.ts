import { type Instant, learnClock, serverNow } from '@potager/domain/time'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Learns the server's clock from an answer to nothing else; without one the device's counts. */
async function askClock(): Promise<void> {
  const asked = Date.now()
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (response) learnClock(response.headers, asked)
}

/**
 * The current time by the server's clock, updated every minute, and at once when the page is shown again: timers rest with a
 * sleeping device. It starts at the server's time (`first`) so that hydration matches. Where the device says another one, its
 * clock is off or the page comes from a cache: the server is asked.
 */
export function useNowFrom(first: Instant): Instant {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const renew = () => setNow(serverNow())
    if (Math.abs(first - serverNow()) > 2 * MINUTE_MS) void askClock().then(renew)
    else renew()
    const timer = setInterval(renew, MINUTE_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [first])
  return now
}
