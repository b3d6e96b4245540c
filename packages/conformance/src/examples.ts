import { isDeepStrictEqual } from 'node:util'
import { contract, type Endpoint } from '@potager/domain/contract'
import { asRecord, readOptionalString } from '@potager/domain/wire'
import { z } from 'zod'
import type { CheckedRequest } from './ask.ts'
import type { Session } from './session.ts'

const listed = z.union([
  z.array(z.unknown()),
  z.object({ content: z.array(z.unknown()) }).transform(({ content }) => content),
])

/** An id that no record has. */
export const UNKNOWN_ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

/** The records of a list, paged or bare. */
export function recordsOf(answer: unknown): unknown[] {
  const read = listed.safeParse(answer)
  return read.success ? read.data : []
}

/** The items of a value that should be a list; none of anything else. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A field of a record; undefined when there is none, or no record. */
export function fieldOf(record: unknown, name: string): unknown {
  return asRecord(record)?.[name]
}

/** The first field of a record that another one has not, or has otherwise. */
export const otherField = (record: unknown, other: unknown): string | undefined =>
  Object.keys(asRecord(record) ?? {}).find((name) => !isDeepStrictEqual(fieldOf(record, name), fieldOf(other, name)))

/** A text field of a record, or a number as text (T18); undefined when there is none. */
export function textOf(record: unknown, name: string): string | undefined {
  return readOptionalString(fieldOf(record, name))
}

function firstId(answers: readonly unknown[]): string | undefined {
  for (const record of answers.flatMap(recordsOf)) {
    const id = textOf(record, 'id')
    if (id) return id
  }
  return undefined
}

/** The lists whose records a path's id may name: the nearest parent path that answers a list. */
function idFor({ endpoints, seen }: Session, { call }: Endpoint): string | undefined {
  const parts = call.path.split('/:')[0]?.split('/') ?? []
  for (let length = parts.length; length > 1; length--) {
    const above = parts.slice(0, length).join('/')
    const lists = endpoints.filter((other) => other.call.method === 'GET' && other.call.path === above)
    const id = firstId(lists.map((list) => seen.get(list.call.name)))
    if (id) return id
  }
  return undefined
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

const optionOf = (schema: unknown): string | undefined =>
  schema instanceof z.ZodEnum ? String(schema.options[0]) : undefined

/** A value for a parameter, by its name, from earlier answers of the backend. */
function known(session: Session, name: string): string | undefined {
  const { listMyRestaurants, listRestaurants } = contract.restaurant
  const restaurant = () => firstId([listMyRestaurants, listRestaurants].map(({ call }) => session.seen.get(call.name)))
  switch (name) {
    case 'restaurantId':
    case 'idRestaurant':
    case 'resourceId':
      return restaurant()
    case 'startTime':
    case 'startDateTime':
      return `${day(7)}T12:00:00`
    case 'endTime':
    case 'endDateTime':
      return `${day(7)}T13:00:00`
    case 'from':
    case 'startDate':
      return day(-7)
    case 'to':
    case 'endDate':
    case 'date':
      return day(0)
    case 'days':
      return '30'
    case 'years':
      return '3'
    case 'q':
      return 'mar'
    default:
      return undefined
  }
}

/**
 * The record that `:id` names: a restaurant, an order whose history is read, a booking, or a record of the parent list.
 */
function ownId(session: Session, endpoint: Endpoint): string | undefined {
  const { path } = endpoint.call
  const listedBy = (...lists: Endpoint[]) => firstId(lists.map(({ call }) => session.seen.get(call.name)))
  if (path.includes('/restaurant/')) return known(session, 'restaurantId')
  if (path.startsWith('/history/')) return listedBy(contract.order.listOrders)
  if (path.startsWith('/bookings/')) {
    return listedBy(contract.eventRequest.listEventRequests, contract.reservation.listReservations)
  }
  return idFor(session, endpoint)
}

/** Params and query of a read call, or null when the backend has given no example. */
export function exampleOf(session: Session, endpoint: Endpoint): Pick<CheckedRequest, 'params' | 'query'> | null {
  const fill = (shape: Record<string, unknown>, value: (name: string) => string | undefined) => {
    const filled: Record<string, string> = {}
    for (const [name, schema] of Object.entries(shape)) {
      if (schema instanceof z.ZodType && schema.safeParse(undefined).success) continue
      const found = value(name) ?? optionOf(schema)
      if (found === undefined) return null
      filled[name] = found
    }
    return filled
  }
  const params = fill(endpoint.params?.shape ?? {}, (name) =>
    name === 'id' ? ownId(session, endpoint) : known(session, name),
  )
  const query = fill(endpoint.query?.shape ?? {}, (name) => known(session, name))
  if (!params || !query || endpoint.query?.safeParse(query).success === false) return null
  return { params, query }
}
