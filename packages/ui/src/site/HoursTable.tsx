import { publicMessages, restaurantMessages, weekdayLabels } from '@potager/domain/messages'
import { type OpeningHours, weekdays } from '@potager/domain/restaurant'
import { type Instant, instantToWall, weekdayOf } from '@potager/domain/time'
import css from './HoursTable.module.css'

/** The week's opening hours, today marked, missing days closed (SPEC §2 detail, AMB-16). */
export function HoursTable({ hours, now }: { hours: OpeningHours; now: Instant }) {
  const today = weekdayOf(instantToWall(now).slice(0, 10))
  return (
    <table className={`${css.hours} figures`}>
      <tbody>
        {weekdays.map((day) => {
          const service = hours[day]
          return (
            <tr key={day} data-today={day === today}>
              <th scope="row">
                {weekdayLabels[day]}
                {day === today ? <span className={css.today}>{publicMessages.today}</span> : null}
              </th>
              <td>{service ? `${service.start} – ${service.end}` : restaurantMessages.closed}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
