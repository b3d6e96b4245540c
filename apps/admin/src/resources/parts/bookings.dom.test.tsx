import { exportOf } from '@potager/admin-kit/testing'
import { stateOf } from '@potager/domain/audit'
import { expect, it } from 'vitest'
// oxlint-disable-next-line import/no-unassigned-import -- it gives the page its configuration
import '../../testing/backOffice.tsx'
import { bookingActions, standingColumns } from './bookings.tsx'

const booking = { id: '7', status: 'CANCELLED', people: 12, createdAt: Date.parse('2026-11-20T17:05:00Z') }

it.each([
  ['event-request', 'Refusé'],
  ['reservation', 'Annulée'],
])('the export of a booking of kind %s ends with people, status in its own words and creation date', (kind, state) => {
  const columns = standingColumns(
    'Reçue le',
    ({ status }) => stateOf(kind, status),
    () => null,
  )
  const [heads, row] = exportOf(columns, [booking]).split('\r\n')
  expect(heads).toBe('\ufeffRéférence;Personnes;Statut;Reçue le')
  expect(row).toBe(`7;12;${state};20/11/2026 18:05`)
})

it('a booking is confirmed from pending, completed from confirmed, and cancelled from both, with a reason', () => {
  const fitting = (status: string) =>
    bookingActions()
      .filter(({ fits }) => fits?.({ id: '7', status }))
      .map(({ data, asksReason = false }) => [data.status, asksReason])
  expect(fitting('PENDING')).toEqual([
    ['CONFIRMED', false],
    ['CANCELLED', true],
  ])
  expect(fitting('CONFIRMED')).toEqual([
    ['COMPLETED', false],
    ['CANCELLED', true],
  ])
  expect([fitting('COMPLETED'), fitting('CANCELLED')]).toEqual([[], []])
})
