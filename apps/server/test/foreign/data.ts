import { exampleOf, type Row } from './document.ts'

/** A record. */
export type Kept = Row & { id: string }

/** Everything that this backend holds, in memory. */
export type Tables = ReturnType<typeof freshTables>

const STATUSES = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED']
const PEOPLE = ['Zoé Martin', 'Éric Dubois', 'Inès Nguyen', 'Paul Roche', 'Awa Diallo', 'Jean-Marc Petit']
/** Late in the evening of UTC, and the next day in Paris: a filter by days tells the two apart. */
const NEWEST = Date.parse('2026-05-11T22:30:00Z')

/** The document’s examples, varied as one seed decides: `orders` orders, and a few records of each other kind. */
export function freshTables(orders: number) {
  let state = 3
  const below = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  const id = () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => below(16).toString(16))
  const rows = (count: number, call: string, vary: (index: number) => Row): Kept[] =>
    Array.from({ length: count }, (_, index) => {
      const createdAt = new Date(NEWEST - index * 5 * 3_600_000).toISOString()
      return { ...exampleOf(call), id: id(), createdAt, ...vary(index) }
    })
  const dishes = rows(5, 'listDishes', (index) => ({ name: `Plat ${index}`, price: 9.5 + index, available: true }))
  const sessions = rows(5, 'listChatSessions', (index) => ({ hasReports: index < 3 }))
  const reports = rows(5, 'listReports', (index) => ({ sessionId: sessions[index % 3]?.id, resolved: index === 4 }))
  for (const session of sessions) session.reports = reports.filter(({ sessionId }) => sessionId === session.id)
  return {
    dishes,
    sessions,
    reports,
    reservations: [] as Kept[],
    events: [] as Kept[],
    restaurants: rows(2, 'listRestaurants', (index) => ({ name: `Table ${index}` })),
    customers: rows(6, 'listCustomers', (index) => ({ fullName: PEOPLE[index], name: PEOPLE[index] })),
    diseases: rows(60, 'listDiseases', (index) => ({ name: `Maladie ${index}`, version: 1 })),
    reviews: rows(4, 'listPendingReviews', () => ({ status: 'PENDING' })),
    orders: rows(orders, 'listOrders', () => {
      const [quantity, unitPrice] = [1 + below(9), Number(dishes[below(5)]?.price)]
      const lines = [
        { id: id(), dishName: 'Plat', unitPrice, quantity, lineTotal: quantity * unitPrice, allergens: [] },
      ]
      return { lines, customerName: PEOPLE[below(6)], status: STATUSES[below(6)], totalAmount: quantity * unitPrice }
    }),
  }
}
