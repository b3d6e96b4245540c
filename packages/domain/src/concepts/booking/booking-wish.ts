import { count, named, type Read, reader, record, wallTime } from '../../base/wire/index.ts'

/** Another moment that the customer of a confirmed booking would prefer. The confirmed one stays theirs until it is answered. */
export const bookingWishRecord = record({
  start: named('startTime', wallTime),
  end: named('endTime', wallTime),
  people: named('numberOfPeople', count),
})
export interface BookingWish extends Read<typeof bookingWishRecord> {}
export const readBookingWish = reader(bookingWishRecord)

/** Whether a booking waits for an answer of the house: it is pending, or its customer would prefer another moment. */
export function waitsForAnswer({ status, wish }: { status: string; wish?: BookingWish }): boolean {
  return status === 'PENDING' || wish !== undefined
}

/** Whether a booking is one of a status: what waits for an answer is found among the pending ones too. */
export function isOfStatus(booking: { status: string; wish?: BookingWish }, wanted: string): boolean {
  return booking.status === wanted || (wanted === 'PENDING' && waitsForAnswer(booking))
}
