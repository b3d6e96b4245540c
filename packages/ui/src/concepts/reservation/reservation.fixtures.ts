import type { Reservation } from '@potager/domain/reservation'

/** A reservation; override what the test needs. Its reference is the last eight characters of its id. */
export function reservation(reference: string, change: Partial<Reservation> = {}): Reservation {
  return {
    id: `00000000-0000-7000-8000-0000${reference}`,
    customerId: '0197a000-0000-7000-8000-00000000c001',
    customerName: 'Suzanne Legrand',
    restaurantId: '0197a000-0000-7000-8000-00000000a001',
    restaurantName: 'La Fève Tonka',
    roomId: '0197a000-0000-7000-8000-00000000b001',
    roomName: 'Salle des Tilleuls',
    type: 'MEETING_ROOM',
    start: '2026-11-21T19:00:00',
    end: '2026-11-21T22:30:00',
    people: 8,
    status: 'PENDING',
    createdAt: Date.parse('2026-11-18T09:12:00Z'),
    noShow: false,
    ...change,
  }
}

const { roomId: _, roomName: __, ...wholeRestaurant } = reservation('0000c0de')

/** One reservation in each status, plus an unknown one. */
export const everyStatus: readonly Reservation[] = [
  reservation('0000a001'),
  {
    ...wholeRestaurant,
    id: '00000000-0000-7000-8000-00000000a002',
    type: 'RESTAURANT_FULL',
    status: 'CONFIRMED',
    customerName: 'Association des jardins partagés du quai',
    people: 46,
    totalPrice: 128_050,
    notes: 'Buffet froid.\nDeux fauteuils roulants.',
    start: '2026-11-28T18:30:00',
    end: '2026-11-29T01:00:00',
  },
  reservation('0000a003', { status: 'COMPLETED', noShow: true }),
  reservation('0000a004', { status: 'CANCELLED', reason: 'Le client a changé de ville' }),
]

/** A confirmed one whose customer would prefer another moment. */
export const wished = reservation('0000a007', {
  status: 'CONFIRMED',
  requested: true,
  wish: { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 },
})

/** Unreadable times, an unknown type and an unknown status. */
export const oddities: readonly Reservation[] = [
  reservation('0000a005', { start: null, end: null, type: 'TERRASSE_ENTIERE', status: 'ON_HOLD', createdAt: null }),
]
