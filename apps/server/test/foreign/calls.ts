import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { HTTPException } from 'hono/http-exception'
import { freshTables, type Kept } from './data.ts'
import { exampleOf, type Row } from './document.ts'
import type { Fault } from './faults.ts'
import { parisClock } from './mistakes.ts'

/** The parameters and the body of a request, as the document reads them. */
type Input = Row & { page?: number; size?: number; limit?: number; sortBy?: string }

/** A call: what it answers to a request. */
export type Handler = (input: Input) => unknown

/** A refusal, its cause a message by field. */
export const refusal = (status: number, message: string, cause?: Record<string, string>): HTTPException =>
  new HTTPException(status as 400, { message, cause })
const wrong = (field: string) => refusal(400, 'Erreur de validation', { [field]: 'Valeur refusée' })

/** The moves of orders. */
const MOVES = /^(PENDING,CONF|CONFIRMED,PREP|PREPARING,READY|READY,COMP|(PENDING|CONFIRMED),CANC)/
/** The clock of Paris that a text says, or means by its offset. */
const clock = (text: unknown) =>
  /(Z|[+-]\d\d:?\d\d)$/.test(String(text)) ? parisClock(Date.parse(String(text))) : String(text)
const cents = (amount: number) => Math.round(amount * 100) / 100

/**
 * The specification's calls by name, over tables in memory, but for those of the session and those that answer the
 * document's example; `count` is how many orders it has, `largest` the most records of a page.
 */
export function handlersOf(on: (fault: Fault) => boolean, count: number, largest: number): Record<string, Handler> {
  const tables = freshTables(count)
  const { listRestaurants: restaurants, listDishes: dishes, listCustomers: customers, listOrders: orders } = tables
  const { listReservations: reservations, listEventRequests: events, listDiseases: diseases } = tables
  const { listChatSessions: sessions, listReports: reports, listPendingReviews: reviews } = tables
  const moves = on('any-move') ? /./ : MOVES

  function find(records: readonly Kept[], id: unknown, field?: string): Kept {
    const found = records.find((one) => one.id === id)
    if (!found) throw field ? wrong(field) : refusal(404, 'Cet enregistrement n’existe pas')
    return found
  }
  const getter =
    (records: readonly Kept[]) =>
    ({ id }: Input) =>
      find(records, id)
  function add(records: Kept[], row: Row): Kept {
    const made = { id: randomUUID(), createdAt: new Date().toISOString(), ...row }
    records.push(made)
    return made
  }
  /** The records that have what a query names, in its order, and of them its page. */
  function list(records: readonly Kept[], query: Input): unknown {
    const { page = 0, size, sortBy = '', sortDirection, limit, startDate = '0000', endDate = '9999', ...values } = query
    const fold = (value: unknown) => (on('search-by-case') ? String(value) : String(value).toLowerCase())
    const wanted = Object.entries(values).filter(([, value]) => value !== undefined)
    const rank = (row: Kept) => (on('sort-as-text') ? String(row[sortBy]) : (row[sortBy] as number))
    const way = sortDirection === 'desc' ? -1 : 1
    const found = records
      .filter((row) => wanted.every(([key, value]) => fold(row[key]).includes(fold(value))))
      .filter((row) => clock(startDate) <= clock(row.createdAt) && clock(row.createdAt) <= clock(endDate))
      .toSorted((a, b) => way * (Number(rank(a) > rank(b)) - Number(rank(a) < rank(b))))
    if (!size) return found.slice(0, limit)
    const length = Math.min(largest, size)
    const totalPages = Math.ceil(found.length / length)
    const at = on('beyond-repeats') ? Math.min(page, totalPages - 1) : page
    const start = length * at - (on('rows-repeated') && at > 0 ? 1 : 0)
    const content = found.slice(start, start + length)
    return { content, totalElements: found.length, totalPages, first: page === 0, last: page >= totalPages - 1 }
  }
  const lists = Object.entries(tables).map(([call, rows]) => [call, (query: Input) => list(rows, query)] as const)

  /** Changes a record where it may be changed. With a fault, other requests come between the check and the change. */
  const changes =
    (records: readonly Kept[], mayChange: (kept: Kept, row: Row) => boolean, race?: Fault): Handler =>
    async ({ id, orderId = id, ...row }) => {
      const kept = find(records, orderId)
      const may = mayChange(kept, row)
      if (race && on(race)) await setTimeout(5)
      if (!may) throw refusal(409, 'Cela n’est plus possible')
      return on('status-ignored') ? { ...kept, ...row } : Object.assign(kept, row)
    }

  /** Reservations hold their space until they are over, event requests once they are confirmed. */
  const holds = ({ status, title }: Row) => status === 'CONFIRMED' || (status === 'PENDING' && !title)
  /** Whether nothing else holds the space of a booking at its time. */
  const isFree = ({ id, restaurantId, meetingRoomId: room, startTime, endTime }: Row) =>
    ![...reservations, ...events].some(
      (other) =>
        other.id !== id &&
        holds(other) &&
        other.restaurantId === restaurantId &&
        (!other.meetingRoomId || !room || other.meetingRoomId === room) &&
        String(other.startTime) < String(endTime) &&
        String(startTime) < String(other.endTime),
    )
  function readBooking(body: Input): Row {
    const place = find(restaurants, body.restaurantId, 'restaurantId')
    const { fullName: customerName } = find(customers, body.customerId, 'customerId')
    const rooms = [place, ...(place.meetingRooms as Kept[])]
    const room = find(rooms, body.meetingRoomId ?? place.id, 'meetingRoomId')
    const start = String(body.startTime)
    if (!new Date(`${start}Z`).toISOString().startsWith(start)) throw wrong('startTime')
    if (String(body.endTime) <= start) throw wrong('endTime')
    const seats = Number(room.numberMettingPlace ?? room.numberPlace)
    if (Number(body.numberOfPeople) > seats && !on('over-capacity')) throw wrong('numberOfPeople')
    if (!/^\+?\d{10,15}$/.test(String(body.contactPhone ?? '0600000000'))) throw wrong('contactPhone')
    return { ...body, customerName, restaurantName: place.name, status: 'PENDING' }
  }
  /** The calls of reservations, or of event requests. */
  const bookings = (name: string, rows: Kept[]): Record<string, Handler> => ({
    [`create${name}`]: async (body) => {
      const wanted = readBooking(body)
      if (holds(wanted) && !isFree(wanted)) throw refusal(409, 'Cette place est prise')
      if (on('double-booking')) await setTimeout(5)
      return add(rows, wanted)
    },
    [`listRestaurant${name}s`]: ({ id, restaurantId = id }) =>
      list(rows, { restaurantId: find(restaurants, restaurantId).id }),
    [`update${name}Status`]: changes(rows, (kept, { status }) => !holds({ ...kept, status }) || isFree(kept)),
    [`cancel${name}`]: (input) => changes(rows, () => true)({ ...input, status: 'CANCELLED' }),
  })

  return {
    ...Object.fromEntries(lists),
    ...bookings('Reservation', reservations),
    ...bookings('EventRequest', events),
    searchCustomers: (query) => list(customers, query),
    listPendingReviews: (query) => list(reviews, { status: 'PENDING', ...query }),
    getRestaurant: getter(restaurants),
    getDish: getter(dishes),
    getOrder: getter(orders),
    getChatSession: getter(sessions),
    getChatSessionStats: () => ({ ...exampleOf('getChatSessionStats'), totalSessions: sessions.length }),
    getReviewStats: () => {
      const all = (status: string) => reviews.filter((review) => review.status === status).length
      const [pending, approved, rejected] = [all('PENDING'), all('APPROVED'), all('REJECTED')]
      return { pending, approved, rejected, oldPending: 0, totalProcessed: approved + rejected }
    },
    getRestaurantAvailability: ({ id }) => find(restaurants, id).availability,
    listMeetingRooms: ({ restaurantId }) => find(restaurants, restaurantId).meetingRooms,
    listAvailableRooms: (query) => {
      const rooms = find(restaurants, query.restaurantId).meetingRooms as Kept[]
      return rooms.filter(({ id }) => on('reserved-offered') || isFree({ ...query, meetingRoomId: id }))
    },
    createRestaurant: (body) => {
      const days = Object.values<Row>(Object(body.availability).openingHours)
      if (!/^.{3,100}$/u.test(String(body.name))) throw wrong('name')
      if (days.some(({ start, end }) => start === end)) throw wrong('availability')
      const meetingRooms = (body.meetingRooms as Row[]).map((room) => ({ id: randomUUID(), ...room }))
      return add(restaurants, { ...body, meetingRooms })
    },
    createDish: (body) => add(on('created-unlisted') ? [] : dishes, body),
    createOrder: ({ idRestaurant, idUser: customerId, listDishNumber, flatDelivered }) => {
      const { id: restaurantId, name: restaurantName } = find(restaurants, idRestaurant, 'idRestaurant')
      const lines = (listDishNumber as Row[]).map(({ idDish, number: quantity }) => {
        const { name: dishName, price: unitPrice, allergens, available } = find(dishes, idDish, 'listDishNumber')
        if (!available && !on('off-menu-ordered')) throw wrong('listDishNumber')
        const lineTotal = cents(Number(unitPrice) * Number(quantity))
        return { id: randomUUID(), dishName, unitPrice, quantity, lineTotal, allergens }
      })
      const totalAmount = cents(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0))
      const customerName = customers.find(({ id }) => id === customerId)?.fullName ?? 'Client de passage'
      const names = { customerId, customerName, restaurantId, restaurantName }
      return add(orders, { ...names, status: 'PENDING', totalAmount, flatDelivered, lines })
    },
    updateOrderStatus: changes(orders, (kept, { status }) => moves.test(String([kept.status, status])), 'order-race'),
    createDisease: (body) => add(diseases, { ...body, version: 1 }),
    updateDisease: ({ symptoms, version, ...input }) => {
      const kept = find(diseases, input.id)
      const isSeen = version === undefined || version === kept.version || on('version-ignored')
      const all = [on('update-adds') ? kept.symptoms : [], symptoms].flat()
      return changes(diseases, () => isSeen)({ ...input, symptoms: all, version: Number(kept.version) + 1 })
    },
    deleteDisease: ({ id }) => {
      const gone = find(diseases, id)
      if (!on('deleted-listed')) diseases.splice(diseases.indexOf(gone), 1)
      return gone
    },
    resolveReport: (input) =>
      changes(reports, ({ resolved }) => !resolved, 'resolved-twice')({ ...input, resolved: true }),
    moderateReview: (input) => {
      if (input.status === 'REJECTED' && !input.reason) throw wrong('reason')
      return changes(reviews, ({ status }) => status === 'PENDING')(input)
    },
  }
}
