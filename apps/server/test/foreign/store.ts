import { randomUUID } from 'node:crypto'
import { parisInstant } from './clock.ts'
import type { Row } from './document.ts'

/** A record: what it says, and for moments the instant. */
export type Kept = Row & { id: string }

/** Everything that this backend holds, in memory. */
export type Store = Record<
  | 'restaurants'
  | 'dishes'
  | 'customers'
  | 'orders'
  | 'reservations'
  | 'events'
  | 'diseases'
  | 'sessions'
  | 'reports'
  | 'reviews',
  Kept[]
>

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
const NAMES = ['Zoé Martin', 'Éric Dubois', 'Inès Nguyen', 'Paul Roche', 'Awa Diallo', 'Jean-Marc Petit']
const RACES = ['Labrador', 'Siamois', 'Beagle']
const STATUSES = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED']

const many = (count: number, make: (index: number) => Row): Kept[] =>
  Array.from({ length: count }, (_, index) => ({ id: randomUUID(), ...make(index) }))

/** Late in the evening of UTC, and the next day in Paris: a filter by days tells the two apart. */
const NEWEST = parisInstant('2026-05-12T00:30:00')
const HOUR = 3_600_000

const restaurants = () =>
  many(2, (index) => ({
    name: `Table ${index + 1}`,
    numberPlace: 30,
    numberPrinter: 1,
    restaurantFeatures: ['WIFI_HAUT_DEBIT'],
    address: { streetNumber: 3, streetName: 'rue du Port', postalCode: '56000', city: 'Vannes', country: 'France' },
    availability: { openingHours: Object.fromEntries(DAYS.map((day) => [day, { start: [12, 0], end: [22, 30] }])) },
    meetingRooms: many(2, (room) => ({ name: `Salle ${room + 1}`, numberMettingPlace: 8, isReservable: true })),
  }))

function orders(restaurant: Kept, dishes: readonly Kept[]): Kept[] {
  return many(9, (index) => {
    const dish = dishes[index % dishes.length]
    const [price, quantity] = [Number(dish?.price), 1 + index]
    const line = { id: randomUUID(), dishName: dish?.name, unitPrice: price, quantity, lineTotal: price * quantity }
    return {
      customerName: NAMES[index % NAMES.length],
      status: STATUSES[index % STATUSES.length],
      totalAmount: price * quantity,
      createdAt: NEWEST - index * 5 * HOUR,
      flatDelivered: false,
      lines: [{ ...line, allergens: dish?.allergens }],
      restaurantId: restaurant.id,
      restaurantName: restaurant.name,
    }
  })
}

/** A few records of each kind. */
export function freshStore(): Store {
  const places = restaurants()
  const [first] = places
  const dishes = many(5, (index) => ({
    name: `Plat ${index + 1}`,
    description: 'Du jardin',
    price: 9.5 + index,
    category: 'PLAT',
    available: true,
    allergens: ['GLUTEN', 'MILK'],
  }))
  const customers = many(NAMES.length, (index) => ({ fullName: NAMES[index], email: `client${index}@exemple.fr` }))
  const sessions = many(5, (index) => ({
    race: RACES[index % RACES.length],
    symptoms: ['toux'],
    createdAt: NEWEST - index * HOUR,
    diagnosisResult: [],
  }))
  const reports = many(5, (index) => ({
    sessionId: sessions[index % 3]?.id,
    feedback: 'Ce n’était pas cela',
    createdAt: NEWEST - index * HOUR,
    resolved: index === 4,
  }))
  const reviews = many(4, (index) => ({
    userId: customers[index]?.id,
    resourceType: 'RESTAURANT',
    resourceId: first?.id,
    rating: 3,
    createdAt: NEWEST - index * HOUR,
    status: 'PENDING',
  }))
  const diseases = many(60, (index) => ({
    name: `Maladie ${index + 1}`,
    description: 'Connue',
    urgency: 'LOW',
    advice: 'Consulter',
    symptoms: ['toux'],
    affectedRaces: ['toutes'],
    version: 1,
  }))
  return {
    restaurants: places,
    dishes,
    customers,
    orders: first ? orders(first, dishes) : [],
    reservations: [],
    events: [],
    diseases,
    sessions,
    reports,
    reviews,
  }
}
