import { announceException, exceptionNoticeMessages as text } from '@potager/domain/messages'
import { comingExceptions, type Schedule } from '@potager/domain/restaurant'
import { type Instant, todayIn } from '@potager/domain/time'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './hours.module.css'

/** Maximum number of announcements; later ones appear as their date comes closer. */
const MOST = 5

export type ExceptionNoticeProps = Pick<Schedule, 'exceptions' | 'zone'> & { now: Instant } & RootProps

/** Upcoming closures and exceptional hours, the next one first; nothing when there are none. */
export function ExceptionNotice({ exceptions, zone, now, className, ref }: ExceptionNoticeProps) {
  const coming = comingExceptions(exceptions, todayIn(zone, now)).slice(0, MOST)
  if (coming.length === 0) return null
  return (
    <aside ref={ref} className={classNames(css.notice, className)} aria-label={text.heading}>
      <p className={css.title}>{text.title}</p>
      <ul>
        {coming.map((exception) => (
          <li key={exception.id}>{announceException(exception)}</li>
        ))}
      </ul>
    </aside>
  )
}
