import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/index.ts'
import { toOpeningHours, weekdays } from '../restaurant/index.ts'
import { readMenuEntry, updateMenuEntry } from './index.ts'
import {
  backAt,
  differsFromGroup,
  groupOffer,
  isOnMenu,
  offerStateAt,
  offerStates,
  serviceDayAt,
  withState,
} from './offer.ts'

const at = (iso: string) => Date.parse(iso)
/** Saturday evenings until two, and Monday lunches. */
const openingHours = toOpeningHours([
  { day: 'SATURDAY', start: '19:00', end: '02:00' },
  { day: 'MONDAY', start: '11:30', end: '15:00' },
])
const schedule = { openingHours }
const saturdayNight = at('2026-07-18T22:00:00+02:00')
const mondayOpening = at('2026-07-20T11:30:00+02:00')

describe('what a restaurant offers', () => {
  it('is what the group has, unless the restaurant says otherwise', () => {
    expect(isOnMenu(true, groupOffer, saturdayNight)).toBe(true)
    expect(isOnMenu(false, groupOffer, saturdayNight)).toBe(false)
    expect(isOnMenu(true, { ...groupOffer, offered: false }, saturdayNight)).toBe(false)
  })

  it('differs from the group’s by its price, or while the dish is off', () => {
    const off = withState(groupOffer, 'UNTIL_TOMORROW', { schedule, now: saturdayNight })
    expect(differsFromGroup(groupOffer, saturdayNight)).toBe(false)
    expect(differsFromGroup({ ...groupOffer, ownPrice: 1250 }, saturdayNight)).toBe(true)
    expect(differsFromGroup({ ...groupOffer, offered: false }, saturdayNight)).toBe(true)
    expect([differsFromGroup(off, saturdayNight), differsFromGroup(off, mondayOpening)]).toEqual([true, false])
  })

  it('is on again exactly at the moment that « until tomorrow » set [MEN-13]', () => {
    const off = withState(groupOffer, 'UNTIL_TOMORROW', { schedule, now: saturdayNight })
    expect(off).toEqual({ offered: true, offUntil: mondayOpening, ownPrice: null })
    expect([offerStateAt(off, mondayOpening - 1), offerStateAt(off, mondayOpening)]).toEqual(['UNTIL_TOMORROW', 'ON'])
  })

  it('keeps its price in every state, and its end when « until tomorrow » is chosen again', () => {
    const priced = { ...groupOffer, ownPrice: 1250 }
    const off = withState(priced, 'UNTIL_TOMORROW', { schedule, now: saturdayNight })
    expect(off.ownPrice).toBe(1250)
    const nextMorning = at('2026-07-20T09:00:00+02:00')
    expect(withState(off, 'UNTIL_TOMORROW', { schedule, now: nextMorning })).toBe(off)
    expect(withState(off, 'ON', { schedule, now: nextMorning })).toEqual(priced)
    expect(withState(off, 'OFF', { schedule, now: nextMorning })).toEqual({ ...priced, offered: false })
  })
})

describe('« until tomorrow »', () => {
  it('ends at the opening of a later day, even before today’s opening', () => {
    expect(backAt(schedule, at('2026-07-20T09:00:00+02:00'))).toBe(at('2026-07-25T19:00:00+02:00'))
  })

  it('counts the small hours for the evening before, and a long night until it closes', () => {
    expect(serviceDayAt(schedule, at('2026-07-20T00:30:00+02:00'))).toBe('2026-07-19')
    expect(serviceDayAt(schedule, at('2026-07-20T05:00:00+02:00'))).toBe('2026-07-20')
    expect(backAt(schedule, at('2026-07-20T00:30:00+02:00'))).toBe(mondayOpening)
    const allNight = { openingHours: toOpeningHours([{ day: 'SUNDAY', start: '22:00', end: '06:30' }]) }
    expect(serviceDayAt(allNight, at('2026-07-20T06:15:00+02:00'))).toBe('2026-07-19')
    expect(serviceDayAt(allNight, at('2026-07-20T06:30:00+02:00'))).toBe('2026-07-20')
  })

  it('passes over closed days, and takes the hours of an exception', () => {
    const closed = { id: 'x', from: '2026-07-20', to: '2026-07-20', hours: null }
    const moved = { id: 'y', from: '2026-07-21', to: '2026-07-21', hours: { start: '12:00', end: '14:00' } }
    expect(backAt({ openingHours, exceptions: [closed] }, saturdayNight)).toBe(at('2026-07-25T19:00:00+02:00'))
    expect(backAt({ openingHours, exceptions: [closed, moved] }, saturdayNight)).toBe(at('2026-07-21T12:00:00+02:00'))
  })

  it('is the next morning where no hours are known', () => {
    expect(backAt({ openingHours: {} }, saturdayNight)).toBe(at('2026-07-19T05:00:00+02:00'))
  })

  test.prop([
    fc.uniqueArray(fc.constantFrom(...weekdays)),
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 23 }),
    fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    fc.constantFrom(...offerStates),
  ])('always ends in the future, and any chosen state is the state at once', (days, from, long, date, state) => {
    const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:30`
    const hours = toOpeningHours(days.map((day) => ({ day, start: clock(from), end: clock(from + 1 + long) })))
    const now = date.getTime()
    expect(backAt({ openingHours: hours }, now)).toBeGreaterThan(now)
    const chosen = withState(groupOffer, state, { schedule: { openingHours: hours }, now })
    expect(offerStateAt(chosen, now)).toBe(state)
  })
})

const { supports } = createDialect({ extensions: true })

it('reading a menu entry gives prices in cents, and defaults for missing fields', () => {
  const wire = { dishId: '7', name: 'Curry', category: 'PLAT', available: true, groupPrice: 14.5 }
  const entry = { ...wire, groupPrice: 1450, offered: true, offUntil: null, ownPrice: null, version: 0 }
  expect(readMenuEntry(wire)).toEqual(entry)
  expect(readMenuEntry({ ...wire, offered: false, ownPrice: 12, version: 3 })).toEqual({
    ...entry,
    offered: false,
    ownPrice: 1200,
    version: 3,
  })
})

it('updateMenuEntry sends only what changes, with the price in euros', () => {
  const one = { restaurantId: 'r', dishId: 'd', version: 2 }
  const bodyOf = (change: object) => requestOf(updateMenuEntry, { ...one, ...change }, supports).body
  expect(bodyOf({ state: 'OFF' })).toEqual({ version: 2, state: 'OFF' })
  expect(bodyOf({ ownPrice: 1250 })).toEqual({ version: 2, ownPrice: 12.5 })
  expect(bodyOf({ ownPrice: null })).toEqual({ version: 2, ownPrice: null })
})
