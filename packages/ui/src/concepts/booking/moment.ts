import type { ClockTime, WallDate, WallTime } from '@potager/domain/time'
import { useState } from 'react'

/** Joins a day and a time; '' when either is missing. */
export function wallTimeOf(day: WallDate, time: ClockTime): WallTime {
  return day && time ? `${day}T${time}:00` : ''
}

/**
 * The time for a newly picked day: the current one; '' while `day` has no readable time; the last one while the day is
 * empty; `usual` if there was never one. Clearing a day to retype it keeps its time.
 */
export function useRememberedTime(value: WallTime, day: WallDate, usual: ClockTime): ClockTime {
  const [held, setHeld] = useState<ClockTime | null>(null)
  const time = value || day ? value.slice(11, 16) : held
  if (time !== held) setHeld(time)
  return time ?? usual
}
