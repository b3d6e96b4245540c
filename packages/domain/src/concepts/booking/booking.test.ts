import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { bookingWishMessages } from '../../messages/index.ts'
import { answerBookingWishBody } from './booking.schema.ts'
import { bookingFilters } from './booking.ts'
import {
  answerBookingWish,
  type BookingWish,
  bookingStatuses,
  isOfStatus,
  readBookingWish,
  seenMoment,
  waitsForAnswer,
} from './index.ts'

const wish: BookingWish = { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 }

describe('a wish for another moment [VIS-17]', () => {
  it('is said in words, with both days of a night', () => {
    expect(bookingWishMessages.prefers(wish)).toBe(
      'Le client préférerait jeudi 3 décembre 2026, 20:00 – 22:00, 4 personnes.',
    )
    expect(bookingWishMessages.prefers({ ...wish, end: '2026-12-04T00:30:00', people: 1 })).toBe(
      'Le client préférerait jeudi 3 décembre 2026, 20:00 – vendredi 4 décembre 2026, 00:30, 1 personne.',
    )
  })

  it('is answered with the seen moment, and with a reason only when declined', () => {
    const seen = '2026-12-03T20:00 2026-12-03T22:00 4'
    expect(answerBookingWish.request({ id: 'b1', wish, accepted: true, reason: 'x' })).toEqual({
      params: { id: 'b1' },
      body: { accepted: true, seen },
    })
    expect(answerBookingWish.request({ id: 'b1', wish, accepted: false, reason: ' Complet ' }).body).toEqual({
      accepted: false,
      seen,
      reason: 'Complet',
    })
    expect(answerBookingWish.request({ id: 'b1', wish, accepted: false, reason: ' ' }).body).toEqual({
      accepted: false,
      seen,
    })
  })

  it('makes a confirmed booking wait for an answer and match the pending filter', () => {
    for (const status of bookingStatuses) {
      expect(waitsForAnswer({ status })).toBe(status === 'PENDING')
      expect(isOfStatus({ status }, status)).toBe(true)
      expect(isOfStatus({ status: 'CONFIRMED' }, status)).toBe(status === 'CONFIRMED')
    }
    const confirmed = { status: 'CONFIRMED', wish }
    expect(bookingStatuses.filter((status) => isOfStatus(confirmed, status))).toEqual(['PENDING', 'CONFIRMED'])
    expect(waitsForAnswer(confirmed)).toBe(true)
  })

  // Few moments, so that two of them often differ by little.
  const wall = fc
    .tuple(fc.constantFrom('2026-12-03', '2026-12-04'), fc.constantFrom('19', '20'), fc.constantFrom('00', '15', '45'))
    .map(([day, hour, minute]) => `${day}T${hour}:${minute}`)
  const any = fc.record({ start: wall, end: wall, people: fc.constantFrom(1, 2, 500) })

  const part = fc.constantFrom('start', 'end', 'people')
  test.prop([any, any, part])(
    'has a seen text that differs with start, end or people, not with seconds',
    (one, two, name) => {
      const other = { ...one, [name]: two[name] }
      expect(seenMoment(one) === seenMoment(other)).toBe(one[name] === two[name])
      expect(seenMoment({ ...one, start: `${one.start}:00` })).toBe(seenMoment(one))
    },
  )

  test.prop([any, fc.boolean(), fc.string({ maxLength: 500 })])(
    'is answered with a body that the server accepts, and read back as the same moment',
    (one, accepted, reason) => {
      const { body } = answerBookingWish.request({ id: 'b1', wish: one, accepted, reason })
      expect(answerBookingWishBody.safeParse(body).data).toEqual(body)
      const read = readBookingWish({ startTime: one.start, endTime: one.end, numberOfPeople: one.people })
      expect(seenMoment(read)).toBe(seenMoment(one))
    },
  )
})

it('bookings are searched by the words of their customer, and of their title where they have one', () => {
  const booking = { customerName: 'Ana Roux', restaurantId: 'r', customerId: 'c', status: 'PENDING', start: null }
  const found = (q: string, title?: string) => bookingFilters.q.passes?.({ ...booking, ...(title && { title }) }, q)
  expect([found('roux'), found('semences')]).toEqual([true, false])
  expect([found('roux', 'Les semences'), found('semences', 'Les semences')]).toEqual([true, true])
})
