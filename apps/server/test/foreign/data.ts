import { randomUUID } from 'node:crypto'
import { exampleOf, type Row } from './document.ts'

/** A record. */
export type Kept = Row & { id: string }

const STATUSES = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED']
const PEOPLE = ['Zoé Martin', 'Éric Dubois', 'Inès Nguyen', 'Paul Roche', 'Awa Diallo', 'Jean-Marc Petit']
/** Late in the evening of UTC, and the next day in Paris: a filter by days tells the two apart. */
const NEWEST = Date.parse('2026-05-11T22:30:00Z')

/** The document’s examples, varied: by its call, the records of each list. */
export function freshTables(orders: number) {
  const rows = (call: string, count: number, vary: (index: number) => Row): Kept[] =>
    Array.from({ length: count }, (_, index) => {
      const createdAt = new Date(NEWEST - index * 5 * 3_600_000).toISOString()
      return { ...exampleOf(call), id: randomUUID(), createdAt, ...vary(index) }
    })
  return {
    listRestaurants: rows('listRestaurants', 2, (index) => ({ name: `Table ${index}` })),
    listDishes: rows('listDishes', 5, (index) => ({ name: `Plat ${index}`, price: 9.5 + index, available: true })),
    listCustomers: rows('listCustomers', 6, (index) => ({ fullName: PEOPLE[index], name: PEOPLE[index] })),
    listOrders: rows('listOrders', orders, (index) => {
      const [unitPrice, quantity] = [9.5 + (index % 3), 1 + (index % 4)]
      const totalAmount = unitPrice * quantity
      const lines = [{ id: randomUUID(), dishName: 'Plat', unitPrice, quantity, lineTotal: totalAmount, allergens: [] }]
      return { customerName: PEOPLE[index % 5], status: STATUSES[index % 6], totalAmount, lines }
    }),
    listReservations: rows('listReservations', 0, Object),
    listEventRequests: rows('listEventRequests', 0, Object),
    listDiseases: rows('listDiseases', 60, (index) => ({ name: `Maladie ${index}`, version: 1 })),
    listChatSessions: rows('listChatSessions', 5, () => ({ hasReports: false, reports: [] })),
    listReports: rows('listReports', 5, (index) => ({ resolved: index === 4 })),
    listPendingReviews: rows('listPendingReviews', 4, () => ({ status: 'PENDING' })),
  }
}
