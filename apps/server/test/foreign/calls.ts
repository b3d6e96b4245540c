import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Ajv } from 'ajv'
import { decode, sign, verify } from 'hono/jwt'
import type { Fault } from './faults.ts'
import { clockOf, comesLate, type Row, refuse } from './mistakes.ts'

type Schema = { properties?: Record<string, Schema>; items?: Schema; 'x-potager-extension'?: boolean }
type Content = { content?: { 'application/json'?: { schema: Schema; example?: unknown } } }
type Written = Pick<Schema, 'x-potager-extension'> & {
  operationId: string
  parameters?: { name: string; schema: Schema }[]
  requestBody?: Content
  security?: unknown[]
  responses: Record<string, Content>
}

const { paths } = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'))
const ajv = new Ajv({ coerceTypes: true, useDefaults: true, strict: false, logger: false, multipleOfPrecision: 6 })

/** The specification’s calls as docs/openapi.json has them, which is all that this backend knows of the contract. */
export const operations = Object.entries<Record<string, Written>>(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, written]) => {
    const { operationId: call, parameters = [], requestBody, security = [], responses } = written
    if (written['x-potager-extension']) return []
    const status = responses['201'] ? 201 : 200
    const { schema: response = {}, example } = responses[status]?.content?.['application/json'] ?? {}
    const validate = ajv.compile({
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      allOf: [requestBody?.content?.['application/json']?.schema ?? {}],
    })
    function wrongFields(input: Row): Record<string, boolean> {
      validate(input)
      const wrong = (validate.errors ?? []).map((one) => `${one.instancePath}/${one.params.missingProperty ?? ''}`)
      return Object.fromEntries(wrong.map((field) => [field.split('/').filter(Boolean).join('.'), false]))
    }
    const route = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
    return { call, method, route, guarded: security.length > 0, status, response, example, wrongFields }
  }),
)

/** The first record of the example of a call, or the example itself. */
function exampleOf(name: string): Row {
  const { example } = operations.find(({ call }) => call.match(name)) ?? {}
  return Object([Object(example).content ?? example].flat()[0])
}

/** An answer with no more than the specification states, without what it leaves open; null for what is not there. */
export function plainOf({ properties, items = {} }: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => plainOf(items, item))
  if (!properties || !value) return value
  const open = /^(first|last|username|role|country)$/
  const stated = Object.entries(properties).filter(([key, field]) => !field['x-potager-extension'] && !open.test(key))
  return Object.fromEntries(stated.map(([key, field]) => [key, plainOf(field, Object(value)[key] ?? null)]))
}

const KIND = Symbol('kind')
/** A record, of a kind that is not sent. */
type Kept = Row & { id: string; meetingRooms?: Kept[]; [KIND]: string }

const STATUSES = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED']
const MOVES = /^(PENDING,CONF|CONFIRMED,PREP|PREPARING,READY|READY,COMP|(PENDING|CONFIRMED),CANC)/
const PEOPLE = ['Zoé Martin', 'Éric Dubois', 'Inès Nguyen', 'Paul Roche', 'Awa Diallo', 'Jean-Marc Petit']

/** The kinds of records: how many there are at first, and in what they vary the document’s example. */
const kinds: Record<string, [count: number | null, vary: (at: number) => Row]> = {
  Reservation: [0, Object],
  EventRequest: [0, Object],
  Customer: [6, (at) => ({ fullName: PEOPLE[at], name: PEOPLE[at] })],
  Order: [null, (at) => ({ customerName: PEOPLE[at % 5], status: STATUSES[at % 6], totalAmount: 9.5 + (at % 7) })],
  Dish: [5, (at) => ({ name: `Plat ${at}`, price: 9.5 + at, available: true })],
  Disease: [60, (at) => ({ name: `Maladie ${at}`, version: 1 })],
  ChatSession: [5, () => ({ hasReports: false, reports: [] })],
  Report: [5, (at) => ({ resolved: at === 4 })],
  Review: [4, () => ({ status: 'PENDING' })],
  Restaurant: [2, (at) => ({ name: `Table ${at}` })],
}

/** The account of this backend. */
export const ACCOUNT = { username: 'cheffe', password: 'Marmite#2026' } as const
const SECRET = randomUUID()

/** Refuses what is not right, by its field. */
export function mind(fields: Record<string, unknown>): boolean {
  const wrong = Object.keys(fields).filter((field) => !fields[field])
  return wrong.length === 0 || refuse(400, 'Erreur de validation', wrong)
}

/** Whose tokens are good, and what the specification’s calls answer; undefined is the document’s example. */
export function callsOf(on: (fault: Fault) => boolean, orders: number) {
  const records: Kept[] = []
  function add(kind: string, row: Row): Kept {
    const made = { id: randomUUID(), createdAt: new Date().toISOString(), ...row, [KIND]: kind }
    records.push(made)
    return made
  }
  for (const [kind, [count, vary]] of Object.entries(kinds))
    for (let index = 0; index < (count ?? orders); index++) {
      // The first in the evening of UTC, the next day in Paris: a filter by days tells the two apart.
      const createdAt = new Date(Date.parse('2026-05-11T22:30:00Z') - index * 5 * 3_600_000).toISOString()
      add(kind, { ...exampleOf(`^list.*${kind}`), id: randomUUID(), createdAt, ...vary(index) })
    }

  const of = (kind: string) => records.filter((one) => one[KIND] === kind)
  const find = (id: unknown, among = records, ...fields: string[]): Kept =>
    among.find((one) => one.id === id) ?? refuse(fields[0] ? 400 : 404, 'Cet enregistrement n’existe pas', fields)
  const allow = (may: boolean, row: Row): Row => (may ? row : refuse(409, 'Cela n’est plus possible'))

  /** The records that have what a query names, in its order, and of them its page. */
  function list(kind: string, query: Row & { page?: number; size?: number; limit?: number; sortBy?: string }): unknown {
    const { page = 0, size, sortBy = '', sortDirection, limit, startDate = '0000', endDate = '9999', ...values } = query
    const fold = (value: unknown) => (on('search-by-case') ? String(value) : String(value).toLowerCase())
    const rank = (row: Kept) => (on('sort-as-text') ? String(row[sortBy]) : (row[sortBy] as number))
    const found = of(kind)
      .filter((row) => Object.entries(values).every(([key, value]) => fold(row[key]).includes(fold(value ?? ''))))
      .filter(({ createdAt: at }) => clockOf(startDate) <= clockOf(at) && clockOf(at) <= clockOf(endDate))
      .toSorted((a, b) => (sortDirection === 'desc' ? -1 : 1) * (Number(rank(a) > rank(b)) - Number(rank(a) < rank(b))))
    if (!size) return found.slice(0, limit)
    const length = Math.min(size, 20)
    const totalPages = Math.ceil(found.length / length)
    const at = on('beyond-repeats') ? Math.min(page, totalPages - 1) : page
    const start = length * at - (on('rows-repeated') && at > 0 ? 1 : 0)
    const content = found.slice(start, start + length)
    return { content, totalElements: found.length, totalPages, first: page === 0, last: page >= totalPages - 1 }
  }

  /** Whether a booking holds its space: reservations until they are over, event requests once they are confirmed. */
  const holds = ({ status, title }: Row) => status === 'CONFIRMED' || (status === 'PENDING' && !title)
  /** Whether nothing else holds the space of a booking at its time. */
  function isFree({ id, restaurantId, meetingRoomId: room, startTime, endTime }: Row): boolean {
    const held = records.filter((one) => one.restaurantId === restaurantId && holds(one) && one.id !== id)
    const same = held.filter(({ meetingRoomId }) => !meetingRoomId || !room || meetingRoomId === room)
    return !same.some((one) => String(one.startTime) < String(endTime) && String(startTime) < String(one.endTime))
  }
  const placed = (booking: Row) => allow(!holds(booking) || isFree(booking), booking)
  /** The refresh tokens of those who are signed in. */
  const open = new Set<unknown>()
  async function begin(ended?: unknown): Promise<Row> {
    const refreshToken = randomUUID()
    open.add(refreshToken)
    const accessToken = await sign({ jti: (on('dead-refresh') && ended) || refreshToken }, SECRET)
    return { accessToken, refreshToken, username: ACCOUNT.username, role: 'MANAGER' }
  }
  async function isOpen(token: string): Promise<boolean> {
    const unread = on('signature-unread') || (on('unsigned-tokens') && token.endsWith('.'))
    return open.has((unread ? decode(token).payload : await verify(token, SECRET, 'HS256')).jti)
  }

  /** What calls make of what they are sent and the record of their address: an answer, or what is kept or listed. */
  const rules: Record<string, (input: Row, kept: Row) => unknown> = {
    login: ({ username, password }) =>
      username === ACCOUNT.username && password === ACCOUNT.password ? begin() : refuse(400, 'Identifiants incorrects'),
    refreshToken: ({ refreshToken: ended }) => (open.delete(ended) ? begin(ended) : refuse(401, 'Session terminée')),
    logout: ({ refreshToken }) => ({ ok: on('logout-forgets-nothing') || open.delete(refreshToken) }),
    getChatSessionStats: () => ({ ...exampleOf('getChatSessionStats'), totalSessions: of('ChatSession').length }),
    getReviewStats: () => {
      const all = (status: string) => of('Review').filter((review) => review.status === status).length
      const [approved, rejected] = [all('APPROVED'), all('REJECTED')]
      return { pending: all('PENDING'), approved, rejected, oldPending: 0, totalProcessed: approved + rejected }
    },
    getRestaurantAvailability: (_, restaurant) => restaurant.availability,
    listMeetingRooms: (_, restaurant) => restaurant.meetingRooms,
    listAvailableRooms: (query) =>
      find(query.restaurantId).meetingRooms?.filter(
        ({ id }) => on('reserved-offered') || isFree({ ...query, meetingRoomId: id }),
      ),
    listRestaurantBookings: (_, { id }) => ({ restaurantId: id }),
    listPendingReviews: (query) => ({ status: 'PENDING', ...query }),
    createRestaurant: (body) => {
      const days = Object.values<Row>(Object(body.availability).openingHours)
      mind({ name: /^.{3,100}$/u.test(String(body.name)), availability: days.every(({ start, end }) => start !== end) })
      return { ...body, meetingRooms: (body.meetingRooms as Row[]).map((room) => ({ id: randomUUID(), ...room })) }
    },
    createOrder: ({ idRestaurant, idUser: customerId, listDishNumber, flatDelivered }) => {
      const { id: restaurantId, name: restaurantName } = find(idRestaurant, records, 'idRestaurant')
      const menu = records.filter(({ available }) => available || on('off-menu-ordered'))
      const lines = (listDishNumber as Row[]).map(({ idDish, number: quantity }) => {
        const { name: dishName, price: unitPrice, allergens } = find(idDish, menu, 'listDishNumber')
        const lineTotal = Number(unitPrice) * Number(quantity)
        return { id: randomUUID(), dishName, unitPrice, quantity, lineTotal, allergens }
      })
      const customerName = records.find(({ id }) => id === customerId)?.fullName ?? 'Client de passage'
      const order = { customerId, customerName, restaurantId, restaurantName, flatDelivered, status: 'PENDING' }
      return { ...order, lines, totalAmount: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0) }
    },
    createBooking: (body) => {
      const place = find(body.restaurantId, records, 'restaurantId')
      const { fullName: customerName } = find(body.customerId, records, 'customerId')
      const room = find(body.meetingRoomId ?? place.id, [place, ...(place.meetingRooms ?? [])], 'meetingRoomId')
      const [start, seats] = [String(body.startTime), Number(room.numberMettingPlace ?? room.numberPlace)]
      mind({
        startTime: new Date(`${start}Z`).toISOString().startsWith(start),
        endTime: String(body.endTime) > start,
        numberOfPeople: Number(body.numberOfPeople) <= seats || on('over-capacity'),
        contactPhone: /^\+?\d{10,15}$/.test(String(body.contactPhone ?? '0600000000')),
      })
      return placed({ ...body, customerName, restaurantName: place.name, status: 'PENDING' })
    },
    createDisease: (body) => ({ ...body, version: 1 }),
    updateBookingStatus: ({ status }, kept) => placed({ ...kept, status }),
    cancelBooking: () => ({ status: 'CANCELLED' }),
    updateOrderStatus: (row, kept) => allow(MOVES.test(String([kept.status, row.status])) || on('any-move'), row),
    updateDisease: ({ symptoms, version, ...body }, kept) => {
      const all = [on('update-adds') ? kept.symptoms : [], symptoms].flat()
      const isSeen = [undefined, kept.version].includes(version) || on('version-ignored')
      return allow(isSeen, { ...body, symptoms: all, version: Number(kept.version) + 1 })
    },
    resolveReport: (body, kept) => allow(!kept.resolved, { ...body, resolved: true }),
    moderateReview: (row, kept) =>
      allow(mind({ reason: row.status !== 'REJECTED' || row.reason }) && kept.status === 'PENDING', row),
  }

  async function answer(call: string, input: Row, id?: string): Promise<unknown> {
    const kind = Object.keys(kinds).find((one) => call.includes(one))
    const kept = id === undefined ? ({} as Kept) : find(id)
    const made = rules[call.replace(/Reservation|EventRequest/, 'Booking')]?.(input, kept)
    if (!kind || call.startsWith('get')) return made ?? (kind && kept)
    const row = Object(made ?? input)
    if (comesLate(on, call)) await setTimeout(5)
    if (call.startsWith('create')) return add(kind, row)
    if (/^(list|search)/.test(call)) return list(kind, row)
    if (call.startsWith('delete') && !on('deleted-listed')) records.splice(records.indexOf(kept), 1)
    return on('status-ignored') ? { ...kept, ...row } : Object.assign(kept, row)
  }
  return { isOpen, answer }
}
