import { useLayoutEffect, useRef } from 'react'
import css from './lines.module.css'

/** Why a line's quantity was refused; scrolled into view, because the sticky bar may cover it. */
export function OrderRefusal({ message }: { message: string }) {
  const told = useRef<HTMLElement>(null)
  // Also scrolls for a new message on the same line.
  useLayoutEffect(() => {
    told.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <small ref={told} role="alert" className={css.refusal}>
      {message}
    </small>
  )
}
