import { describe, expect, it } from 'vitest'
import { eventRequestMessages } from './event-request.messages.ts'
import { readEventRequest } from './event-request.ts'
import { byUrgency, countEventRequests, matchesEventRequestFilter, waitingDays } from './event-request-list.ts'
import { DEFAULT_EVENT_TIME, eventDays, eventDurations, eventHours } from './event-request-shortcuts.ts'

const DAY = 86_400_000
const request = (id: string, status: string, startTime: string | null, createdAt: number | null = null) =>
  readEventRequest({ id, status, type: 'AUTRE', restaurantId: 'r', startTime, createdAt })

describe('a list of event requests', () => {
  it('is narrowed by status, type, restaurant and start day [EVT-03] [EVT-04]', () => {
    const one = request('a', 'PENDING', '2026-09-14T00:00:00')
    for (const filter of [{}, { status: 'PENDING', type: 'AUTRE', restaurantId: 'r', from: '2026-09-14' }])
      expect(matchesEventRequestFilter(one, filter)).toBe(true)
    for (const filter of [
      { status: 'CONFIRMED' },
      { type: 'SEMINAIRE' },
      { restaurantId: 's' },
      { from: '2026-09-15' },
    ])
      expect(matchesEventRequestFilter(one, filter)).toBe(false)
    expect(matchesEventRequestFilter(request('b', 'PENDING', null), { from: '2026-09-14' })).toBe(false)
    expect(matchesEventRequestFilter(request('c', 'PENDING', '2026-09-14'), { from: '2026-09-14' })).toBe(true)
  })

  it('is counted in all and by status, unknown ones in all only [EVM-03]', () => {
    const list = ['PENDING', 'PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'ON_HOLD']
    expect(countEventRequests(list.map((status) => ({ status })))).toEqual({
      total: 6,
      PENDING: 2,
      CONFIRMED: 1,
      COMPLETED: 1,
      CANCELLED: 1,
    })
  })

  it('puts those that wait for an answer first, the longest waiting on top', () => {
    const list = [
      request('late', 'CONFIRMED', '2026-10-01T10:00:00'),
      request('new', 'PENDING', '2026-09-01T10:00:00', 20_001 * DAY),
      request('later', 'CANCELLED', '2026-11-01T10:00:00'),
      request('old', 'PENDING', '2026-12-01T10:00:00', 20_000 * DAY),
    ]
    expect(byUrgency(list).map(({ id }) => id)).toEqual(['old', 'new', 'later', 'late'])
  })

  it('puts pending requests without a date on top, and others without a date last', () => {
    const list = [
      request('undated', 'CONFIRMED', null),
      request('dated', 'CONFIRMED', '2026-10-01T10:00:00'),
      request('new', 'PENDING', null, 20_001 * DAY),
      request('unknown', 'PENDING', null),
      request('old', 'PENDING', null, 20_000 * DAY),
    ]
    const order = ['unknown', 'old', 'new', 'dated', 'undated']
    expect(byUrgency(list).map(({ id }) => id)).toEqual(order)
    expect(byUrgency(list.toReversed()).map(({ id }) => id)).toEqual(order)
  })

  it('tells how long a pending one has waited', () => {
    const createdAt = Date.parse('2027-03-26T22:30:00Z')
    const at = (now: string) => waitingDays({ status: 'PENDING', createdAt }, Date.parse(now))
    // Its day ends at midnight in Paris, also over the change of the clock.
    expect([at('2027-03-26T22:59:00Z'), at('2027-03-26T23:00:00Z'), at('2027-03-28T22:00:00Z')]).toEqual([0, 1, 3])
    expect(at('2027-03-25T12:00:00Z')).toBe(0)
    expect(waitingDays({ status: 'CONFIRMED', createdAt: 0 }, DAY)).toBeNull()
    expect(waitingDays({ status: 'PENDING', createdAt: null }, DAY)).toBeNull()
    expect([0, 1, 3].map(eventRequestMessages.waiting)).toEqual([
      'Reçue aujourd’hui',
      'En attente depuis 1 jour',
      'En attente depuis 3 jours',
    ])
  })
})

describe('shortcuts of the event form', () => {
  it('last 1, 2, 3, 4 hours, half a day of 4 or a day of 8 [EVN-27]', () => {
    expect(eventDurations.map(({ minutes }) => minutes / 60)).toEqual([1, 2, 3, 4, 4, 8])
  })

  it('start at 9, 10, 14, 15, 18 or 19 [EVN-28]', () => {
    expect(eventHours).toEqual(['09:00', '10:00', '14:00', '15:00', '18:00', '19:00'])
  })

  it('offer today, in a week and in a month, at most the last day of that month [EVN-29]', () => {
    expect(eventDays.map(({ day }) => day('2026-01-31'))).toEqual(['2026-01-31', '2026-02-07', '2026-02-28'])
    expect(eventDays.map(({ day }) => day('2026-12-30'))).toEqual(['2026-12-30', '2027-01-06', '2027-01-30'])
  })

  it('are at 10:00 where only a day is picked [EVN-30]', () => {
    expect(DEFAULT_EVENT_TIME).toBe('10:00')
  })
})
