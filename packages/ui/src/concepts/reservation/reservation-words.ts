import { formatPriceTtc, readableCode, shortId } from '@potager/domain/format'
import { reservationTypeLabels, reservationMessages as words } from '@potager/domain/messages'
import { type Reservation, type ReservationType, reservationTypes } from '@potager/domain/reservation'

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

/** '45,00 € TTC'; undefined when the server sent none. */
export function priceOf({ totalPrice }: Pick<Reservation, 'totalPrice'>): string | undefined {
  return totalPrice === undefined ? undefined : formatPriceTtc(totalPrice)
}
