import { byRestaurant, type DayBooking, isBookingStatus } from '@potager/domain/booking'
import {
  formatDateTime,
  formatLongDate,
  formatPhone,
  formatTime,
  phoneAddress,
  readableCode,
} from '@potager/domain/format'
import {
  bookingFormMessages,
  eventRequestStatusLabels,
  filterLabels,
  pageTitles,
  reservationStatusLabels,
  daySheetMessages as words,
} from '@potager/domain/messages'
import type { WallDate } from '@potager/domain/time'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button/index.ts'
import { DateInput } from '../../../components/date/index.ts'
import { EmptyState, ErrorState, ListSkeleton, RefreshingBar } from '../../../components/feedback/index.ts'
import { SelectField } from '../../../components/input/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import type { RestaurantsRead } from '../../restaurant/RestaurantSelect.tsx'
import css from './DaySheetScreen.module.css'

export type DaySheetScreenProps = {
  day: WallDate
  today: WallDate
  restaurants: RestaurantsRead
  /** Id of the restaurant whose sheet it is, '' for all of them. */
  restaurantId: string
  /** What is booked that day; null while loading. */
  bookings: readonly DayBooking[] | null
  failure?: string | null
  refreshing?: boolean
  /** Leads to a new reservation. */
  create?: ReactNode
  onShow: (change: { day?: WallDate; restaurantId?: string }) => void
  onRetry: () => void
}

/** Who comes on a day, by restaurant, on screen and on paper, where a restaurant is not cut that fits on a page. */
export function DaySheetScreen(props: DaySheetScreenProps) {
  const { day, restaurants, restaurantId, bookings, failure, refreshing = false, onRetry } = props
  const restaurant = restaurants.items?.find(({ id }) => id === restaurantId)
  const groups = bookings && byRestaurant(bookings)
  return (
    <div className={css.screen}>
      <ScreenHeading title={pageTitles.daySheet} />
      <Tools {...props} />
      <RefreshingBar active={refreshing} />
      {failure && <ErrorState message={failure} onRetry={onRetry} />}
      {!bookings && !failure && <ListSkeleton rows={6} />}
      {groups?.length === 0 && (
        <EmptyState
          title={words.nothing(formatLongDate(day), restaurant?.name)}
          hint={words.nothingHint}
          action={props.create}
        />
      )}
      {groups?.map(({ id, name, bookings: own }) => (
        <Sheet key={id} day={day} name={name} bookings={own} />
      ))}
      {bookings && <p className={css.note}>{words.cancelled}</p>}
    </div>
  )
}

function Tools({ day, today, restaurants, restaurantId, onShow }: DaySheetScreenProps) {
  const options = [
    { value: '', label: filterLabels.ownRestaurants },
    ...(restaurants.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className={css.tools}>
      <div className={css.restaurant}>
        <SelectField
          label={bookingFormMessages.restaurant}
          value={restaurantId}
          options={options}
          onChange={(chosen) => onShow({ restaurantId: chosen })}
        />
      </div>
      <DateInput
        className={css.date}
        aria-label={bookingFormMessages.date}
        value={day}
        today={today}
        keepsValue
        onChange={(next) => onShow({ day: next })}
      />
      <Button variant="contained" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  )
}

const heads = Object.entries(words.columns)

function Sheet({ day, name, bookings }: { day: WallDate; name: string; bookings: readonly DayBooking[] }) {
  const people = bookings.reduce((sum, booking) => sum + (booking.people ?? 0), 0)
  return (
    <section className={css.sheet}>
      <h2>{name}</h2>
      <p className={css.day}>{`${formatLongDate(day)} · ${words.totals(bookings.length, people)}`}</p>
      <div className={css.frame}>
        <table>
          <caption className="visually-hidden">{`${name}, ${formatLongDate(day)}`}</caption>
          <thead>
            <tr>
              {heads.map(([column, head]) => (
                <th key={column} scope="col" className={css[column]}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bookings.map((booking) => (
              <Row key={booking.id} day={day} booking={booking} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ day, booking }: { day: WallDate; booking: DayBooking }) {
  const { status, title, customerName, people, phone, roomName, notes } = booking
  return (
    <tr data-status={status}>
      <td className={css.hours}>{hoursOn(day, booking)}</td>
      <th scope="row">
        {customerName}
        {title && <small>{title}</small>}
      </th>
      <td className={css.people}>{people}</td>
      <td className={css.phone}>{phone && <a href={phoneAddress(phone)}>{formatPhone(phone)}</a>}</td>
      <td>{roomName ?? bookingFormMessages.anyRoom}</td>
      <td>{statusLabel(booking)}</td>
      <td className={css.notes}>{notes}</td>
    </tr>
  )
}

function statusLabel({ kind, status }: DayBooking): string {
  if (!isBookingStatus(status)) return readableCode(status)
  return (kind === 'EVENT' ? eventRequestStatusLabels : reservationStatusLabels)[status]
}

/** '19:00 – 21:30', with the other day where it begins or ends on one. */
function hoursOn(day: WallDate, { start, end }: DayBooking): string {
  const from = start && (start.slice(0, 10) === day ? formatTime(start) : words.since(formatDateTime(start)))
  const to = end && (end.slice(0, 10) === day ? formatTime(end) : words.until(formatDateTime(end)))
  return [from, to].filter(Boolean).join(' – ')
}
