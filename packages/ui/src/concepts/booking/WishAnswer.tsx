import type { BookingWish } from '@potager/domain/booking'
import { bookingWishMessages as words } from '@potager/domain/messages'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { StatusChip } from '../../components/list/index.ts'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './BookingsScreen.module.css'
import frame from './ChangeBookingDialog.module.css'

export type WishMarkProps = { wish: BookingWish | undefined } & RootProps<HTMLSpanElement>

/** Beside the status of a booking: its customer would prefer another moment, and waits for an answer. */
export function WishMark({ wish, ...root }: WishMarkProps) {
  return wish ? <StatusChip {...root} tone="warning" label={words.mark} /> : null
}

export type WishAnswerProps = {
  /** The moment that the customer would prefer. */
  wish: BookingWish
  /** True while an answer is sent. */
  busy?: boolean
  /** Called with whether the moment is accepted; without it, the wish is only shown. */
  onAnswer?: ((accepted: boolean) => void) | undefined
} & RootProps<HTMLElement>

/** Another moment that the customer of a confirmed booking would prefer, and the two answers to it. */
export function WishAnswer({ wish, busy = false, onAnswer, className, ref }: WishAnswerProps) {
  const heading = useId()
  return (
    <section ref={ref} className={classNames(frame.callout, css.wish, className)} aria-labelledby={heading}>
      <h3 id={heading}>{words.title}</h3>
      <p>
        <strong>{words.prefers(wish)}</strong>
      </p>
      <p>{words.kept}</p>
      {onAnswer && (
        <div className={css.answers}>
          <Button variant="contained" size="small" aria-disabled={busy} onClick={() => !busy && onAnswer(true)}>
            {words.accept}
          </Button>
          <Button variant="outlined" size="small" aria-disabled={busy} onClick={() => !busy && onAnswer(false)}>
            {words.keep}
          </Button>
        </div>
      )}
    </section>
  )
}
