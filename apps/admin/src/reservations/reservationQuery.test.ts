import { expect, it } from 'vitest'
import { readReservationQuery, writeReservationQuery } from './reservationQuery.ts'

it('says in the address what the list is narrowed to, and reads it back [RES-03] [RES-04] [RES-05]', () => {
  const query = {
    filter: { status: 'PENDING', type: 'MEETING_ROOM', from: '2026-11-01', to: '2026-11-30' },
    page: 2,
    reservation: 'r1',
  }
  const written = writeReservationQuery(query)
  expect(String(written)).toBe('statut=PENDING&type=MEETING_ROOM&du=2026-11-01&au=2026-11-30&page=3&reservation=r1')
  expect(readReservationQuery(written)).toEqual(query)
})

it('leaves out what it does not understand', () => {
  expect(readReservationQuery(new URLSearchParams('du=hier&au=2026-13-40&page=-1'))).toEqual({
    filter: {},
    page: 0,
    reservation: null,
  })
  expect(String(writeReservationQuery({ filter: {}, page: 0, reservation: null }))).toBe('')
})

it('asks for no day that the calendar does not have', () => {
  expect(readReservationQuery(new URLSearchParams('du=2026-02-30&au=2026-02-29')).filter).toEqual({})
})

it('goes no farther than any list does', () => {
  expect(readReservationQuery(new URLSearchParams('page=99999999')).page).toBe(999_999)
})
