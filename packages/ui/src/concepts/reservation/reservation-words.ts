import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatPriceTtc,
  formatTime,
  readableCode,
  shortId,
} from '@potager/domain/format'
import { reservationTypeLabels, reservationMessages as words } from '@potager/domain/messages'
import {
  type Reservation,
  type ReservationType,
  reservationMinutes,
  reservationTypes,
} from '@potager/domain/reservation'

/** '#' and the last 8 characters of the id. */
export function referenceOf({ id }: Pick<Reservation, 'id'>): string {
  return `#${shortId(id)}`
}

/** The reservation type's label; an unknown code is shown as received. */
export function typeOf({ type }: Pick<Reservation, 'type'>): string {
  const known = reservationTypes.find((one): one is ReservationType => one === type)
  return known ? reservationTypeLabels[known] : readableCode(type)
}

/** The room's name, or the whole restaurant. */
export function locationOf({ roomName }: Pick<Reservation, 'roomName'>): string {
  return roomName ?? words.wholeRestaurant
}

/** 'samedi 21 novembre 2026'; 'Date invalide' when unreadable. */
export function dayOf({ start }: Pick<Reservation, 'start'>): string {
  return formatLongDate(start)
}

/** '19:00 – 22:30', with the last day when it ends on another day; '--:--' for an unreadable time. */
export function hoursOf({ start, end }: Pick<Reservation, 'start' | 'end'>): string {
  const nextDay = start && end && end.slice(0, 10) !== start.slice(0, 10)
  return `${formatTime(start)} – ${nextDay ? formatDateTime(end) : formatTime(end)}`
}

/** '14/07/2026', for a column. */
export function shortDayOf({ start }: Pick<Reservation, 'start'>): string {
  return formatDate(start)
}

/** '8 personnes'. */
export function peopleOf({ people }: Pick<Reservation, 'people'>): string {
  return words.people(people)
}

/** '210 minutes'; '--' when a time is unreadable. */
export function durationOf(reservation: Pick<Reservation, 'start' | 'end'>): string {
  const minutes = reservationMinutes(reservation)
  return minutes === null ? '--' : words.minutes(minutes)
}

/** '45,00 € TTC'; undefined when the server sent none. */
export function priceOf({ totalPrice }: Pick<Reservation, 'totalPrice'>): string | undefined {
  return totalPrice === undefined ? undefined : formatPriceTtc(totalPrice)
}
