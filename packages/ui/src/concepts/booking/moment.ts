import type { ClockTime, WallDate, WallTime } from '@potager/domain/time'
import { useState } from 'react'

/** A day and a time as one value, '' while either is missing. */
export function wallTimeOf(day: WallDate, time: ClockTime): WallTime {
  return day && time ? `${day}T${time}:00` : ''
}

/**
 * The time that another day gets: the one in place, '' while `day` stands without a readable one, the last there was while no
 * day stands, and `usual` when there was none yet. A day that is emptied to be typed again does not cost its time.
 */
export function useRememberedTime(value: WallTime, day: WallDate, usual: ClockTime): ClockTime {
  const [held, setHeld] = useState<ClockTime | null>(null)
  const time = value || day ? value.slice(11, 16) : held
  if (time !== held) setHeld(time)
  return time ?? usual
}
