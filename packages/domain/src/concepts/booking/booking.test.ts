import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import { bookingWishMessages } from '../../messages/index.ts'
import { agendaOf, matchesAgendaFilter } from './agenda.ts'
import { answerBookingWishBody } from './booking.schema.ts'
import { bookingFilters, bookingStatuses, waitsForAnswer } from './booking.ts'
import { answerBookingWish, isOfStatus, readBookingWish, seenMoment } from './index.ts'

const now = wallToInstant('2026-11-21T19:30:00')
const paris = () => undefined
const row = (id: string, day: string | null, status = 'CONFIRMED', restaurantId = 'leaf') => ({
  id,
  restaurantId,
  status,
  start: day && `${day}T18:00:00`,
  end: day && `${day}T19:30:00`,
})
const wish = { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 }
const idsOf = ({ coming, past }: ReturnType<typeof agendaOf<ReturnType<typeof row>>>) => ({
  coming: coming.map(({ id }) => id),
  past: past.map(({ id }) => id),
})

it('the agenda lists bookings that wait for an answer, then coming ones, and past ones latest first [RMG-10] [EVM-17]', () => {
  const rows = [
    row('old', '2026-11-01', 'PENDING'),
    row('just over', '2026-11-21'),
    row('later', '2026-12-24'),
    row('undated', null),
    row('late question', '2026-12-31', 'PENDING'),
    { ...row('wished', '2026-12-30'), wish },
    row('soon', '2026-11-22', 'CANCELLED'),
  ]
  expect(idsOf(agendaOf(rows, now, paris))).toEqual({
    coming: ['wished', 'late question', 'soon', 'later', 'undated'],
    past: ['just over', 'old'],
  })
})

it('the agenda counts a booking as past by the clock of its own restaurant [ZON-03]', () => {
  const rows = [
    { ...row('here', '2026-11-21'), start: '2026-11-21T20:00:00', end: '2026-11-21T21:00:00' },
    { ...row('there', '2026-11-21', 'CONFIRMED', 'root'), start: '2026-11-21T20:00:00', end: '2026-11-21T21:00:00' },
  ]
  const zoneOf = (id: string) => (id === 'root' ? ('Indian/Reunion' as const) : undefined)
  expect(idsOf(agendaOf(rows, now, zoneOf))).toEqual({ coming: ['here'], past: ['there'] })
})

it('the agenda has each booking exactly once, whatever the rows', () => {
  const day = fc.option(fc.constantFrom('2026-11-01', '2026-11-21', '2026-11-22', '2027-01-01'))
  const rowOf = fc.record({ day, status: fc.constantFrom(...bookingStatuses, 'ON_HOLD'), wished: fc.boolean() })
  fc.assert(
    fc.property(fc.array(rowOf, { maxLength: 20 }), (made) => {
      const rows = made.map(({ day: on, status, wished }, index) => ({
        ...row(String(index), on, status),
        ...(wished && { wish }),
      }))
      const { coming, past } = agendaOf(rows, now, paris)
      expect(new Set([...coming, ...past])).toEqual(new Set(rows))
      expect(coming.length + past.length).toBe(rows.length)
      expect(rows.filter((one) => matchesAgendaFilter(one, { status: 'PENDING' }))).toEqual(rows.filter(waitsForAnswer))
    }),
  )
})

it('the agenda is filtered by status and by the day of the start [RMG-11] [EVM-18]', () => {
  const one = row('a', '2026-11-22', 'PENDING')
  for (const filter of [{}, { status: 'PENDING' }, { day: '2026-11-22' }, { status: 'PENDING', day: '2026-11-22' }])
    expect(matchesAgendaFilter(one, filter)).toBe(true)
  for (const filter of [{ status: 'CONFIRMED' }, { day: '2026-11-21' }])
    expect(matchesAgendaFilter(one, filter)).toBe(false)
  expect(matchesAgendaFilter(row('b', null), { day: '2026-11-22' })).toBe(false)
})

describe('booking', () => {
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
      .tuple(
        fc.constantFrom('2026-12-03', '2026-12-04'),
        fc.constantFrom('19', '20'),
        fc.constantFrom('00', '15', '45'),
      )
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
})
