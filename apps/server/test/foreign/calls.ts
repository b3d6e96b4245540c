import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { HTTPException } from 'hono/http-exception'
import type { Kept, Tables } from './data.ts'
import { exampleOf, type Row } from './document.ts'
import type { Fault } from './faults.ts'

/** The parameters and the body of a request, as the document reads them. */
export type Input = Row & { page?: number; size?: number; limit?: number; sortBy?: string }

/** A call: what it answers to a request. */
export type Handler = (input: Input) => unknown
type Handlers = Record<string, Handler>

/** A refusal, its cause a message by field. */
export const refusal = (status: number, message: string, cause?: Record<string, string>): HTTPException =>
  new HTTPException(status as 400, { message, cause })
const wrong = (field: string) => refusal(400, 'Erreur de validation', { [field]: 'Valeur refusée' })

/** The moves of orders. */
const MOVES = /^(PENDING-CONF|CONFIRMED-PREP|PREPARING-READY|READY-COMP|(PENDING|CONFIRMED)-CANC)/

const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' })
const asUtc = (clock: string) => Date.parse(`${clock.slice(0, 19).replace(' ', 'T')}Z`)

/** The instant of a text with an offset, or of a clock of Paris; none of nothing. */
function instantOf(text: unknown): number {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(String(text))) return Date.parse(String(text))
  const offset = (at: number) => (Number.isNaN(at) ? at : asUtc(paris.format(at)) - at)
  const clock = asUtc(String(text))
  return clock - offset(clock - offset(clock))
}

/**
 * The specification's calls by name, over tables in memory, but for those of the session and those that answer the
 * document's example; `largest` is the most records of a page.
 */
export function handlersOf(tables: Tables, on: (fault: Fault) => boolean, largest: number): Handlers {
  const { restaurants, dishes, customers, orders, reservations, events, diseases, sessions, reports, reviews } = tables

  function find(records: readonly Kept[], id: unknown, field?: string): Kept {
    const found = records.find((one) => one.id === id)
    if (!found) throw field ? wrong(field) : refusal(404, 'Cet enregistrement n’existe pas')
    return found
  }
  function add(records: Kept[], row: Row): Kept {
    const made = { id: randomUUID(), createdAt: new Date().toISOString(), ...row }
    records.push(made)
    return made
  }
  function allow(may: boolean): void {
    if (!may) throw refusal(409, 'Cela n’est plus possible')
  }
  /** Changes a record that may be changed. With a fault, other requests come between the check and the change. */
  async function change(kept: Kept, may: boolean, row: Row, race?: Fault): Promise<Kept> {
    if (race && on(race)) await setTimeout(5)
    allow(may)
    return on('status-ignored') ? { ...kept, ...row } : Object.assign(kept, row)
  }
  /** The records that have what a query names, in its order, and of them its page. */
  function list(records: readonly Kept[], query: Input): unknown {
    const { page = 0, size, sortBy = '', sortDirection, limit, startDate, endDate, ...values } = query
    const fold = (value: unknown) => (on('search-by-case') ? String(value) : String(value).toLowerCase())
    const wanted = Object.entries(values).filter(([, value]) => value !== undefined)
    const rank = (row: Kept) => (on('sort-as-text') ? String(row[sortBy]) : (row[sortBy] as number))
    const way = sortDirection === 'desc' ? -1 : 1
    const found = records
      .filter((row) => wanted.every(([key, value]) => fold(row[key]).includes(fold(value))))
      .filter(({ createdAt }) => !(instantOf(createdAt) < instantOf(startDate)))
      .filter(({ createdAt }) => !(instantOf(createdAt) > instantOf(endDate)))
      .toSorted((a, b) => way * (Number(rank(a) > rank(b)) - Number(rank(a) < rank(b))))
    if (!size) return found.slice(0, limit)
    const length = Math.min(largest, size)
    const pages = Math.ceil(found.length / length)
    const at = on('beyond-repeats') ? Math.min(page, pages - 1) : page
    const start = length * at - (on('rows-repeated') && at > 0 ? 1 : 0)
    const content = found.slice(start, start + length)
    return { content, totalElements: found.length, totalPages: pages, first: page === 0, last: page >= pages - 1 }
  }
  const lists = (kinds: Record<string, Kept[]>): Handlers =>
    Object.fromEntries(Object.entries(kinds).map(([call, rows]) => [call, (query) => list(rows, query)]))
  const gets = (kinds: Record<string, Kept[]>): Handlers =>
    Object.fromEntries(Object.entries(kinds).map(([call, rows]) => [call, ({ id }) => find(rows, id)]))

  const holds = ({ status }: Row, rows: Kept[]) => status === 'CONFIRMED' || (status === 'PENDING' && rows !== events)
  const touch = (one: Row, other: Row) =>
    other.id !== one.id &&
    other.restaurantId === one.restaurantId &&
    (!other.meetingRoomId || !one.meetingRoomId || other.meetingRoomId === one.meetingRoomId) &&
    String(other.startTime) < String(one.endTime) &&
    String(one.startTime) < String(other.endTime)
  const isFree = (wanted: Row) =>
    ![reservations, events].some((rows) => rows.some((other) => holds(other, rows) && touch(wanted, other)))
  function readBooking(body: Row): Row {
    const place = find(restaurants, body.restaurantId, 'restaurantId')
    const { fullName: customerName } = find(customers, body.customerId, 'customerId')
    const rooms = [place, ...(place.meetingRooms as Kept[])]
    const room = find(rooms, body.meetingRoomId ?? place.id, 'meetingRoomId')
    const start = String(body.startTime)
    if (new Date(`${start}Z`).getUTCDate() !== Number(start.slice(8, 10))) throw wrong('startTime')
    if (String(body.endTime) <= start) throw wrong('endTime')
    const seats = Number(room.numberMettingPlace ?? room.numberPlace)
    if (Number(body.numberOfPeople) > seats && !on('over-capacity')) throw wrong('numberOfPeople')
    const meetingRoomName = room === place ? undefined : room.name
    return { ...body, customerName, restaurantName: place.name, meetingRoomName, status: 'PENDING' }
  }
  /** The calls of reservations, or of event requests. */
  const bookings = (name: string, rows: Kept[]): Handlers => ({
    [`create${name}`]: async (body) => {
      if (!/^\+?\d{10,15}$/.test(String(body.contactPhone ?? '0600000000'))) throw wrong('contactPhone')
      const wanted = readBooking(body)
      allow(!holds(wanted, rows) || isFree(wanted))
      if (on('double-booking')) await setTimeout(5)
      return add(rows, wanted)
    },
    [`listRestaurant${name}s`]: ({ id, restaurantId = id }) =>
      list(rows, { restaurantId: find(restaurants, restaurantId).id }),
    [`update${name}Status`]: ({ id, status }) => {
      const kept = find(rows, id)
      return change(kept, !holds({ status }, rows) || isFree(kept), { status })
    },
    [`cancel${name}`]: ({ id }) => {
      const kept = Object.assign(find(rows, id), { status: 'CANCELLED' })
      if (on('cancel-removes')) rows.splice(rows.indexOf(kept), 1)
      return kept
    },
  })

  return {
    ...lists({
      listRestaurants: restaurants,
      listDishes: dishes,
      listCustomers: customers,
      searchCustomers: customers,
    }),
    ...lists({ listOrders: orders, listReservations: reservations, listEventRequests: events, listReports: reports }),
    ...lists({ listDiseases: diseases, listChatSessions: sessions }),
    ...gets({ getRestaurant: restaurants, getDish: dishes, getOrder: orders, getChatSession: sessions }),
    ...bookings('Reservation', reservations),
    ...bookings('EventRequest', events),
    getRestaurantAvailability: ({ id }) => find(restaurants, id).availability,
    listMeetingRooms: ({ restaurantId }) => find(restaurants, restaurantId).meetingRooms,
    listAvailableRooms: (query) => {
      if (String(query.endTime) <= String(query.startTime)) throw wrong('endTime')
      const rooms = find(restaurants, query.restaurantId).meetingRooms as Kept[]
      return rooms.filter(({ id }) => on('reserved-offered') || isFree({ ...query, meetingRoomId: id }))
    },
    createRestaurant: (body) => {
      const days = Object.entries<Record<string, string>>(Object(body.availability).openingHours)
      if (!/^.{3,100}$/u.test(String(body.name))) throw wrong('name')
      if (days.some(([, { start, end }]) => start === end)) throw wrong('availability')
      const pair = (text = '') => text.split(':').map(Number)
      const openingHours = days.map(([day, { start, end }]) => [day, { start: pair(start), end: pair(end) }])
      const meetingRooms = (body.meetingRooms as Row[]).map((room) => ({ id: randomUUID(), ...room }))
      return add(restaurants, {
        ...body,
        availability: { openingHours: Object.fromEntries(openingHours) },
        meetingRooms,
      })
    },
    createDish: (body) => add(on('created-unlisted') ? [] : dishes, body),
    createOrder: ({ idRestaurant, idUser: customerId, listDishNumber, flatDelivered }) => {
      const { id: restaurantId, name: restaurantName } = find(restaurants, idRestaurant, 'idRestaurant')
      const lines = (listDishNumber as Row[]).map(({ idDish, number: quantity }) => {
        const { name: dishName, price: unitPrice, allergens, available } = find(dishes, idDish, 'listDishNumber')
        if (!available && !on('off-menu-ordered')) throw wrong('listDishNumber')
        const lineTotal = Math.round(Number(unitPrice) * 100 * Number(quantity)) / 100
        return { id: randomUUID(), dishName, unitPrice, quantity, lineTotal, allergens }
      })
      const totalAmount = Math.round(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0) * 100) / 100
      const customerName = customers.find(({ id }) => id === customerId)?.fullName ?? 'Client de passage'
      const names = { customerId, customerName, restaurantId, restaurantName }
      return add(orders, { ...names, status: 'PENDING', totalAmount, flatDelivered, lines })
    },
    updateOrderStatus: ({ orderId, status }) => {
      const kept = find(orders, orderId)
      const may = on('any-move') || MOVES.test(`${String(kept.status)}-${String(status)}`)
      return change(kept, may, { status }, 'order-race')
    },
    createDisease: (body) => {
      allow(!diseases.some(({ name }) => name === body.name))
      return add(diseases, { ...body, version: 1 })
    },
    updateDisease: ({ id, version, ...body }) => {
      const kept = find(diseases, id)
      const may = version === undefined || version === kept.version || on('version-ignored')
      const symptoms = [on('update-adds') ? kept.symptoms : [], body.symptoms].flat()
      return change(kept, may, { ...body, symptoms, version: Number(kept.version) + 1 })
    },
    deleteDisease: ({ id }) => {
      const gone = find(diseases, id)
      if (!on('deleted-listed')) diseases.splice(diseases.indexOf(gone), 1)
      return gone
    },
    getChatSessionStats: () => ({ ...exampleOf('getChatSessionStats'), totalSessions: sessions.length }),
    resolveReport: ({ id, resolution }) => {
      const kept = find(reports, id)
      if (!resolution) throw wrong('resolution')
      return change(kept, !kept.resolved, { resolved: true, resolution }, 'resolved-twice')
    },
    listPendingReviews: (query) => list(reviews, { status: 'PENDING', ...query }),
    moderateReview: ({ id, status, reason }) => {
      const kept = find(reviews, id)
      if (status === 'REJECTED' && !reason) throw wrong('reason')
      return change(kept, kept.status === 'PENDING', { status })
    },
    getReviewStats: () => {
      const count = (status: string) => reviews.filter((review) => review.status === status).length
      const [pending, approved, rejected] = [count('PENDING'), count('APPROVED'), count('REJECTED')]
      return { pending, approved, rejected, oldPending: 0, totalProcessed: approved + rejected }
    },
  }
}
