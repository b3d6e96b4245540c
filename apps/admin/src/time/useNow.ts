import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The current time in epoch ms, updated every minute so that waiting times grow on screen. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
