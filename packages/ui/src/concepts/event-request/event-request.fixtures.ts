import type { CompetingBooking } from '@potager/domain/booking'
import type { EventRequest } from '@potager/domain/event-request'

/** The stories' current time: Saturday 21 November 2026, 19:30 in Paris. */
export const EVENTS_NOW = Date.parse('2026-11-21T18:30:00Z')

/** A request; override what the test needs. Its reference is the last eight characters of its id. */
export function eventRequest(reference: string, change: Partial<EventRequest> = {}): EventRequest {
  return {
    id: `00000000-0000-7000-8000-0000${reference}`,
    title: 'Séminaire de rentrée',
    type: 'SEMINAIRE',
    status: 'PENDING',
    customerId: '0197a000-0000-4000-8000-00000000c001',
    customerName: 'Suzanne Legrand',
    restaurantId: '0197a000-0000-4000-8000-00000000a001',
    restaurantName: 'La Fève Tonka',
    roomId: '0197a000-0000-4000-8000-00000000b001',
    roomName: 'Salle des Tilleuls',
    start: '2026-12-03T14:00:00',
    end: '2026-12-03T18:00:00',
    people: 18,
    description: 'Journée de travail de l’équipe, avec un goûter.',
    createdAt: Date.parse('2026-11-18T09:12:00Z'),
    ...change,
  }
}

const { roomId: _, roomName: __, ...wholeHouse } = eventRequest('0000e002')

/** One request in each status. */
export const everyEventRequest: readonly EventRequest[] = [
  eventRequest('0000e001'),
  {
    ...wholeHouse,
    title: 'Anniversaire de Zoé',
    type: 'ANNIVERSAIRE_ENFANT',
    status: 'CONFIRMED',
    people: 46,
    phone: '0612345678',
    specialRequests: 'Gâteau sans noisette.',
    estimatedPrice: 128_050,
  },
  eventRequest('0000e003', { title: 'Conférence sur les sols', type: 'CONFERENCE', status: 'COMPLETED' }),
  eventRequest('0000e004', {
    title: 'Réunion',
    type: 'REUNION_ENTREPRISE',
    status: 'CANCELLED',
    reason: 'Salle trop petite',
  }),
]

/** A confirmed booking of the same room, and a competing request. */
export const competitors: readonly CompetingBooking[] = [
  {
    id: 'r1',
    kind: 'RESERVATION',
    status: 'CONFIRMED',
    holdsSpace: true,
    roomName: 'Salle des Tilleuls',
    customerName: 'Hugo Petitjean',
    people: 12,
    start: '2026-12-03T16:00:00',
    end: '2026-12-03T20:00:00',
  },
  {
    id: 'r2',
    kind: 'EVENT',
    status: 'PENDING',
    holdsSpace: false,
    title: 'Assemblée des jardiniers',
    customerName: 'Laure Haddad',
    people: 30,
    start: '2026-12-03T14:00:00',
    end: '2026-12-03T17:00:00',
  },
]
