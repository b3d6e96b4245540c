import { reservationStatusLabels, reservationMessages as words } from '@potager/domain/messages'
import type { Reservation } from '@potager/domain/reservation'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import css from '../booking/booking-card.module.css'
import { BookingStatusChip, dayOf, hoursOf, peopleOf, WishMark } from '../booking/index.ts'
import { locationOf, priceOf, referenceOf } from './reservation-words.ts'

export type ReservationCardProps = { reservation: Reservation; onOpen: (reservation: Reservation) => void }

/** A reservation: when, where, for whom, how many, and a button for its details. */
export function ReservationCard({ reservation, onOpen }: ReservationCardProps) {
  const heading = useId()
  return (
    <article className={css.card} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          {dayOf(reservation)}
        </h2>
      </div>
      {/* Beside the hours, which are short: beside a long day it would take a line of its own. */}
      <div className={css.head}>
        <p className={`${css.when} ${css.large}`}>{hoursOf(reservation)}</p>
        <BookingStatusChip status={reservation.status} labels={reservationStatusLabels} />
        <WishMark wish={reservation.wish} />
      </div>
      <p className={css.line}>{[reservation.customerName, peopleOf(reservation)].filter(Boolean).join(' · ')}</p>
      <p className={css.soft}>{[locationOf(reservation), reservation.restaurantName].filter(Boolean).join(' · ')}</p>
      <div className={css.foot}>
        <span className={css.price}>{priceOf(reservation)}</span>
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={`${words.details} ${referenceOf(reservation)}`}
          onClick={() => onOpen(reservation)}
        >
          {words.details}
        </Button>
      </div>
    </article>
  )
}

/** A sample reservation for the empty list, without controls. */
export function SampleReservationCard() {
  return (
    <article className={`${css.card} ${css.sample}`} aria-label={words.sampleLabel}>
      <div className={css.head}>
        <h2 className={css.title}>{words.sample}</h2>
      </div>
      <p className={`${css.when} ${css.large}`}>{words.sampleHours}</p>
      <p className={css.line}>{`${words.sampleCustomer} · ${peopleOf({ people: 4 })}`}</p>
      <p className={css.soft}>{words.wholeRestaurant}</p>
      <div className={css.foot}>
        <span className={css.price}>{words.samplePrice}</span>
      </div>
    </article>
  )
}
