import { isDeepStrictEqual } from 'node:util'
import { contract, type Endpoint } from '@potager/domain/contract'
import { asRecord, readOptionalString } from '@potager/domain/wire'
import { z } from 'zod'
import type { CheckedRequest, Session } from './session.ts'

const listed = z.union([z.array(z.unknown()), z.object({ content: z.array(z.unknown()) })])

/** An id that no record has. */
export const UNKNOWN_ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

/** The records of a list, paged or bare. */
export function recordsOf(answer: unknown): unknown[] {
  const { data = [] } = listed.safeParse(answer)
  return Array.isArray(data) ? data : data.content
}

/** The records of a list as it was read, by its call. */
export const seenRecords = ({ seen }: Session, { call }: Endpoint): unknown[] => recordsOf(seen.get(call.name))

/** The items of a value that should be a list; none of anything else. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A field of a record; undefined when there is none, or no record. */
export const fieldOf = (record: unknown, name: string): unknown => asRecord(record)?.[name]

/** The first field of a record that another one has not, or has otherwise. */
export const otherField = (record: unknown, other: unknown): string | undefined =>
  Object.keys(asRecord(record) ?? {}).find((name) => !isDeepStrictEqual(fieldOf(record, name), fieldOf(other, name)))

/** A text field of a record, or a number as text (T18); undefined when there is none. */
export const textOf = (record: unknown, name: string): string | undefined => readOptionalString(fieldOf(record, name))

/** The options of an enum parameter, however wrapped. */
export function optionsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return optionsOf(schema.unwrap())
  return schema instanceof z.ZodPipe ? optionsOf(schema.in) : []
}

/** Params of a call, each id one that no record has. */
export const unknownParams = ({ params }: Endpoint): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params?.shape ?? {}).map(([name, schema]) => [name, optionsOf(schema)[0] ?? UNKNOWN_ID]),
  )

/** The first id that lists have given. */
const firstId = (session: Session, lists: readonly Endpoint[]): string | undefined =>
  lists
    .flatMap((list) => seenRecords(session, list))
    .map((record) => textOf(record, 'id'))
    .find(Boolean)

/** The id of a record of the nearest parent path that answers a list. */
function idFor(session: Session, { call }: Endpoint): string | undefined {
  const parts = call.path.split('/:')[0]?.split('/') ?? []
  for (let length = parts.length; length > 1; length--) {
    const above = parts.slice(0, length).join('/')
    const lists = session.endpoints.filter((other) => other.call.method === 'GET' && other.call.path === above)
    const id = firstId(session, lists)
    if (id) return id
  }
  return undefined
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

/** What a parameter is given that needs no record, by its name. */
const usual = (): Readonly<Record<string, string>> => ({
  startTime: `${day(7)}T12:00:00`,
  startDateTime: `${day(7)}T12:00:00`,
  endTime: `${day(7)}T13:00:00`,
  endDateTime: `${day(7)}T13:00:00`,
  from: day(-7),
  startDate: day(-7),
  to: day(0),
  endDate: day(0),
  date: day(0),
  days: '30',
  years: '3',
  q: 'mar',
})

const { listMyRestaurants, listRestaurants } = contract.restaurant

/** A value for a parameter, by its name, from earlier answers of the backend. */
const known = (session: Session, name: string): string | undefined =>
  ['restaurantId', 'idRestaurant', 'resourceId'].includes(name)
    ? firstId(session, [listMyRestaurants, listRestaurants])
    : usual()[name]

/** The record that `:id` names: a restaurant, an order whose history is read, a booking, or a record of the parent list. */
function ownId(session: Session, endpoint: Endpoint): string | undefined {
  const { path } = endpoint.call
  const { eventRequest, order, reservation } = contract
  if (path.includes('/restaurant/')) return known(session, 'restaurantId')
  if (path.startsWith('/history/')) return firstId(session, [order.listOrders])
  if (path.startsWith('/bookings/'))
    return firstId(session, [eventRequest.listEventRequests, reservation.listReservations])
  return idFor(session, endpoint)
}

/** Params and query of a read call, or null when the backend has given no example. */
export function exampleOf(session: Session, endpoint: Endpoint): Pick<CheckedRequest, 'params' | 'query'> | null {
  const fill = (shape: Record<string, unknown> = {}) => {
    const filled: Record<string, string> = {}
    for (const [name, schema] of Object.entries(shape)) {
      if (schema instanceof z.ZodType && schema.safeParse(undefined).success) continue
      const found = (name === 'id' ? ownId(session, endpoint) : known(session, name)) ?? optionsOf(schema)[0]
      if (found === undefined) return null
      filled[name] = found
    }
    return filled
  }
  const params = fill(endpoint.params?.shape)
  const query = fill(endpoint.query?.shape)
  return params && query && endpoint.query?.safeParse(query).success !== false ? { params, query } : null
}
