import { useLayoutEffect, useRef } from 'react'
import css from './lines.module.css'

/** Why a line's quantity was refused, brought into sight: the bar at the foot may lie over it. */
export function OrderRefusal({ message }: { message: string }) {
  const told = useRef<HTMLElement>(null)
  // Another refusal of the same line is brought into sight too.
  useLayoutEffect(() => {
    told.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <small ref={told} role="alert" className={css.refusal}>
      {message}
    </small>
  )
}
