import type { Day } from '@potager/domain/day'
import { formatCount } from '@potager/domain/format'
import { commonMessages, dayFailure, dayMessages as words } from '@potager/domain/messages'
import type { WallDate } from '@potager/domain/time'
import type { NavLink } from '../../components/navigation/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import css from './DayStrip.module.css'
import { type DayEntry, dayGroups } from './day-entries.ts'

export type DayStripProps = {
  /** Null while loading. */
  day: Day | null
  /** True if the last reading failed. */
  failed?: boolean
  /** Today in Paris. */
  today: WallDate
  /** Orders received since the last visit. */
  newOrders: number
  /** True if an arriving order sounds. */
  sound: boolean
  /** True while the browser blocks autoplay. */
  soundBlocked?: boolean
  link?: NavLink
  onSound: (on: boolean) => void
  onRetry: () => void
}

/**
 * A manager's open work, each count linking to its screen, and new orders. One line of a fixed height, or two rows where the
 * screen is too narrow for it.
 */
export function DayStrip(props: DayStripProps) {
  const { day, failed = false, today, newOrders } = props
  return (
    <section aria-label={words.heading} className={css.strip} aria-busy={day === null && !failed}>
      {failed && !day ? (
        <p className={css.failure} role="alert">
          {dayFailure}
          <button type="button" onClick={props.onRetry}>
            {commonMessages.retry}
          </button>
        </p>
      ) : (
        <div className={css.groups}>
          {dayGroups(day, today).map(({ name, label, entries }) => (
            <div key={name} className={css.group}>
              <h2 id={`day-${name}`}>{label}</h2>
              <ul aria-labelledby={`day-${name}`}>
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <Entry entry={entry} link={props.link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <div className={css.side}>
        <News count={newOrders} />
        <SoundSwitch {...props} />
      </div>
    </section>
  )
}

/** Rendered even when empty: screen readers announce changes to an existing live region. */
function News({ count }: { count: number }) {
  return (
    <p role="status" className={css.new}>
      {count > 0 && words.newOrders(count)}
    </p>
  )
}

function Entry({ entry, link: Link = 'a' }: { entry: DayEntry; link: NavLink | undefined }) {
  if (entry.count === null) return <span className={css.waiting} aria-hidden="true" />
  return (
    <Link href={entry.path} className={entry.count > 0 ? css.entry : `${css.entry} ${css.nothing}`}>
      <strong>{formatCount(entry.count)}</strong> <span>{entry.label(entry.count)}</span>
      {entry.old ? <small>{` ${words.old(entry.old)}`}</small> : null}
    </Link>
  )
}

function SoundSwitch({ sound, soundBlocked = false, onSound }: DayStripProps) {
  return (
    <>
      <button
        type="button"
        className={css.sound}
        aria-pressed={sound}
        aria-label={words.soundOn}
        title={words.soundOn}
        onClick={() => onSound(!sound)}
      >
        <Icon name={sound ? 'sound' : 'mute'} />
        <span>{words.sound}</span>
      </button>
      {sound && soundBlocked && <p className={css.blocked}>{words.soundBlocked}</p>}
    </>
  )
}
