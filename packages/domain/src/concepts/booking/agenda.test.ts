import { fc } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { wallToInstant } from '../../base/time/index.ts'
import { agendaOf, matchesAgendaFilter } from './agenda.ts'
import { bookingStatuses, waitsForAnswer } from './booking.ts'

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
