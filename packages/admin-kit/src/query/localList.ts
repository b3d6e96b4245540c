import type { Supports } from '@potager/domain/api'
import { CONSOLE_LARGEST_PAGE, type ConsoleQuery } from '@potager/domain/console'
import { isOrderStatus, ORDER_LARGEST_PAGE, type OrderFilter, orderSorts } from '@potager/domain/order'
import { isFoundIn } from '@potager/domain/text'
import type { GetListParams, SortPayload } from 'react-admin'

/** Converts react-admin's list parameters to the contract's query. */
export function consoleQueryOf({ pagination, sort, filter }: GetListParams): ConsoleQuery {
  const { page, perPage } = pagination ?? { page: 1, perPage: CONSOLE_LARGEST_PAGE }
  const filters = Object.entries((filter ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
    const text = asText(value)
    return text === '' ? [] : [[name, text] as const]
  })
  return {
    page: page - 1,
    size: perPage,
    ...(sort ? { sort: sort.field, direction: sort.order === 'ASC' ? 'asc' : 'desc' } : {}),
    filter: Object.fromEntries(filters),
  }
}

/** The query string, without '?', that opens the first page of a list. */
export function searchOf(filter: object, sort?: SortPayload, perPage?: number): string {
  const sorted = sort && { sort: sort.field, order: sort.order, page: '1' }
  const sized = perPage === undefined ? {} : { perPage: String(perPage) }
  return new URLSearchParams({ filter: JSON.stringify(filter), ...sorted, ...sized }).toString()
}

/** Largest page of orders for a backend of the specification, which gives no limit. */
const FOREIGN_LARGEST_PAGE = 100

/** A list of the console, by its name: the call itself would bring the console's readers into the first load. */
export const consoleList = { name: 'browseReservations', extension: true } as const

/** Largest page of orders that one call may request: a backend with the console's lists takes pages of their size. */
export function largestOrderPage(supports: Supports): number {
  return supports(consoleList) ? ORDER_LARGEST_PAGE : FOREIGN_LARGEST_PAGE
}

const orderFilters = ['day', 'from', 'to', 'customerId', 'restaurantId'] as const

/** Converts react-admin's list parameters to the query of orders. */
export function orderPageOf(params: GetListParams, largest: number): OrderFilter & { size: number } {
  const { pagination = { page: 1, perPage: largest } } = params
  const { page, size = largest, sort, direction = 'desc', filter = {} } = consoleQueryOf({ ...params, pagination })
  const { status } = filter
  const field = sort === 'total' ? 'totalAmount' : sort
  return {
    page,
    size,
    sortBy: orderSorts.find((one) => one === field) ?? 'createdAt',
    sortDirection: direction,
    ...(status && isOrderStatus(status) ? { status } : {}),
    ...Object.fromEntries(orderFilters.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))),
  }
}

type Query = Pick<GetListParams, 'filter' | 'pagination' | 'sort'>

let collator: Intl.Collator | undefined

/**
 * Filters, sorts and pages a list that the server sends whole. `q` searches the text that `textOf` returns; a filter on
 * an array field keeps the rows that contain the value; any other filter compares the field itself.
 */
export function localList<Row extends object>(rows: readonly Row[], query: Query, textOf: (row: Row) => string) {
  const { q, ...fields } = (query.filter ?? {}) as Record<string, unknown>
  const wanted = typeof q === 'string' ? q : ''
  const kept = rows.filter(
    (row) =>
      isFoundIn(textOf(row), wanted) &&
      Object.entries(fields).every(([name, value]) => matches(valueAt(row, name), value)),
  )
  const { field, order } = query.sort ?? {}
  const turn = order === 'DESC' ? -1 : 1
  const sorted = field ? kept.toSorted((a, b) => turn * compare(valueAt(a, field), valueAt(b, field))) : kept
  const { page, perPage } = query.pagination ?? { page: 1, perPage: sorted.length }
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: sorted.length }
}

function matches(value: unknown, wanted: unknown): boolean {
  if (wanted === undefined || wanted === null || wanted === '') return true
  return Array.isArray(value) ? value.includes(wanted) : asText(value) === asText(wanted)
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  collator ??= new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })
  return collator.compare(asText(a), asText(b))
}

/** A primitive as text; anything else is ''. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** The value at a dotted path such as `address.city`. */
export function valueAt(row: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  }, row)
}
