import { formatDate } from '@potager/domain/format'
import {
  announceException,
  exceptionNoticeMessages,
  formatServices,
  publicMessages,
  restaurantMessages,
  exceptionNoticeMessages as text,
  weekdayLabels,
} from '@potager/domain/messages'
import {
  comingExceptions,
  type DayServices,
  exceptionOn,
  type HoursException,
  type MeetingRoom,
  type OpeningHours,
  type Schedule,
  servicesIn,
  tellsHours,
  weekdays,
} from '@potager/domain/restaurant'
import { addDays, type Instant, todayIn, weekdayOf } from '@potager/domain/time'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './hours.module.css'

/** A restaurant's meeting rooms, or a text for none. */
export function RoomList({ rooms }: { rooms: readonly MeetingRoom[] }) {
  if (rooms.length === 0) return <p className={css.roomListNone}>{restaurantMessages.noRooms}</p>
  return (
    <ul className={css.rooms}>
      {rooms.map((room) => (
        <li key={room.id ?? room.name} className={css.room}>
          <span className={css.name}>{room.name}</span>
          <span className="figures">{publicMessages.roomSeats(room.capacity)}</span>
          <span className={css.state}>{room.reservable ? publicMessages.bookable : publicMessages.notBookable}</span>
        </li>
      ))}
    </ul>
  )
}

export type HoursTableProps = {
  /** A day that is absent is closed. */
  hours: OpeningHours
  /** Closures and special hours to come. */
  exceptions?: Schedule['exceptions']
  /** The restaurant's zone; Paris when absent. */
  zone?: Schedule['zone']
  now: Instant
} & RootProps<HTMLTableElement>

/**
 * The week's opening hours, with today marked; missing days are closed (AMB-16). A weekday whose next date, within
 * seven days from today, is exceptional shows those hours beside the usual ones. A text when no hours are told.
 */
export function HoursTable({ hours, exceptions, zone, now, className, ref }: HoursTableProps) {
  if (!tellsHours({ openingHours: hours, exceptions }))
    return <p className={classNames(css.none, className)}>{restaurantMessages.noHours}</p>
  const today = todayIn(zone, now)
  const first = weekdays.indexOf(weekdayOf(today))
  return (
    <table ref={ref} className={classNames(css.hours, 'figures', className)}>
      <tbody>
        {weekdays.map((day, index) => {
          const date = addDays(today, (index - first + weekdays.length) % weekdays.length)
          return (
            <tr key={day} data-today={date === today}>
              <th scope="row">
                <span>{weekdayLabels[day]}</span>
                {date === today ? (
                  <>
                    {' '}
                    <span className={css.today}>{publicMessages.today}</span>
                  </>
                ) : null}
              </th>
              <td>
                <Service usual={hours[day]} exception={exceptionOn(exceptions, date)} date={date} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type ServiceProps = { usual: DayServices | undefined; exception: HoursException | undefined; date: string }

function Service({ usual, exception, date }: ServiceProps) {
  const said = usual
    ? servicesIn(usual)
        .map(({ start, end }) => `${start} – ${end}`)
        .join(' et ')
    : restaurantMessages.closed
  if (!exception) return <span>{said}</span>
  return (
    <>
      <s className={css.usual}>{said}</s>
      <span className={css.exceptional}>
        <span>{exception.hours ? formatServices(servicesIn(exception.hours)) : restaurantMessages.closed}</span>
        <span className={css.mark}>{exceptionNoticeMessages.on(formatDate(date))}</span>
      </span>
    </>
  )
}

/** Maximum number of announcements; later ones appear as their date comes closer. */
const MOST = 5

type ExceptionNoticeProps = Pick<Schedule, 'exceptions' | 'zone'> & { now: Instant } & RootProps

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
