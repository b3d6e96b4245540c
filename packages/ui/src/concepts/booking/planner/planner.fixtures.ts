import type { PlannerBooking } from '@potager/domain/planner'
import { addMinutes } from '@potager/domain/time'

const [tilleuls, verger] = [
  { roomId: 'tilleuls', roomName: 'Salle des Tilleuls' },
  { roomId: 'verger', roomName: 'Salle du Verger' },
]

/** The rooms of the bookings. */
export const rooms = [
  { id: 'tilleuls', name: 'Salle des Tilleuls', capacity: 30, reservable: true },
  { id: 'verger', name: 'Salle du Verger', capacity: 12, reservable: true },
]

function booking(id: string, start: string, end: string, change: Partial<PlannerBooking>): PlannerBooking {
  return { id, kind: 'RESERVATION', title: 'Suzanne Legrand', status: 'CONFIRMED', people: 8, start, end, ...change }
}

/** Saturday 21 November 2026: both kinds, three statuses, one conflict, one evening past midnight. */
export const saturday: readonly PlannerBooking[] = [
  booking('a', '2026-11-21T09:00:00', '2026-11-21T11:30:00', { ...tilleuls, status: 'COMPLETED' }),
  booking('b', '2026-11-21T12:00:00', '2026-11-21T14:30:00', tilleuls),
  booking('c', '2026-11-21T13:30:00', '2026-11-21T17:00:00', {
    ...tilleuls,
    kind: 'EVENT',
    status: 'PENDING',
    title: 'Assemblée des jardiniers',
    people: 30,
  }),
  booking('d', '2026-11-21T10:00:00', '2026-11-21T12:00:00', { ...verger, status: 'PENDING', title: 'Hugo Petitjean' }),
  booking('e', '2026-11-21T20:00:00', '2026-11-22T01:00:00', {
    kind: 'EVENT',
    title: 'Anniversaire de Zoé',
    people: 46,
  }),
]

/** The largest load that a planner must handle, over one week and two rooms. */
export const twoThousand: readonly PlannerBooking[] = Array.from({ length: 2000 }, (_, index) => {
  const start = addMinutes('2026-11-16T07:00:00', (index * 37) % 9600)
  const room = index % 2 === 0 ? tilleuls : verger
  return booking(`n${index}`, start, addMinutes(start, 60 + (index % 4) * 30), {
    ...room,
    title: `Client ${index + 1}`,
    status: index % 3 === 0 ? 'PENDING' : 'CONFIRMED',
  })
})
