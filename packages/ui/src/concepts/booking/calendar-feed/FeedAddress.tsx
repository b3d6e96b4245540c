import { calendarFeedMessages as words } from '@potager/domain/messages'
import { useId } from 'react'
import { Button } from '../../../components/button/index.ts'
import { useCopy } from '../../../components/copy/index.ts'
import css from './CalendarFeedDialog.module.css'

/** A new address, to copy now: it is not shown again. */
export function FeedAddress({ address }: { address: string }) {
  const field = useId()
  const { shown, said, copy } = useCopy<HTMLInputElement>(address, words.copied)
  return (
    <div className={css.made}>
      <label htmlFor={field}>{words.address}</label>
      <div className={css.address}>
        <input ref={shown} id={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="contained" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p className={css.once}>{words.once}</p>
      <p>{words.how}</p>
      <p role="status" className={css.said}>
        {said}
      </p>
    </div>
  )
}
