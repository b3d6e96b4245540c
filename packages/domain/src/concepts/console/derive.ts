import { ApiError } from '../../base/api/call.ts'
import type { Filters, ListOrder, SortKey } from '../../base/filters/filters.ts'
import { anyBackendMessages } from '../../base/messages/back-office.ts'
import type { ConsoleQuery } from './console.ts'

const NOT_ALLOWED = 405

/** How the server filters and sorts a list of the console, on its rows. */
export type ListRules<Row> = ListOrder<Row> & { filters: Filters<Row> }

/**
 * A page of a list as the server would give it, from all its rows: sorted by a column, then by id, in the same
 * direction. Filters that the list does not declare are left out, as the server does.
 * @throws ApiError 405 for a filter that only the server can tell
 */
export function derive<Row extends { id: string }>(
  rows: readonly Row[],
  { page, size = rows.length, sort, direction = 'desc', filter = {} }: ConsoleQuery,
  rules: ListRules<Row>,
): { data: Row[]; total: number } {
  const wanted = Object.entries(filter).flatMap(([name, value]) => {
    const rule = name === 'id' ? { passes: (row: Row, id: string) => row.id === id } : rules.filters[name]
    if (!rule || !value) return []
    const { passes } = rule
    if (!passes) throw onlyServerTells()
    return [(row: Row) => passes(row, value)]
  })
  const kept = rows.filter((row) => wanted.every((passes) => passes(row)))
  const turn = direction === 'asc' ? 1 : -1
  const compare = comparing(rules, sort, turn)
  const sorted = kept.toSorted((a, b) => compare(a, b) || turn * compareKeys(a.id, b.id))
  return { data: sorted.slice(page * size, (page + 1) * size), total: sorted.length }
}

/** Whether rows are in an order; equal ones may be in any. */
export function isInOrder<Row>(
  rows: readonly Row[],
  { sort, direction }: { sort: string; direction: 'asc' | 'desc' },
  order: ListOrder<Row>,
): boolean {
  const compare = comparing(order, sort, direction === 'asc' ? 1 : -1)
  return rows.slice(1).every((row, index) => compare(rows[index] ?? row, row) <= 0)
}

function comparing<Row>(order: ListOrder<Row>, sort: string | undefined, turn: number) {
  const sortKey = order.sorts[sort ?? order.sort] ?? order.sorts[order.sort] ?? (() => null)
  return (a: Row, b: Row) => turn * compareKeys(sortKey(a), sortKey(b))
}

/** As PostgreSQL compares: text by code points (collation « C »), a missing value after all others. */
function compareKeys(a: SortKey, b: SortKey): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  return Number(a) - Number(b)
}

/** By code points: « < » compares UTF-16 units, for which an emoji comes before U+FFFD. */
function compareText(a: string, b: string): number {
  let place = 0
  while (place < a.length && a[place] === b[place]) place += 1
  return (a.codePointAt(place) ?? -1) - (b.codePointAt(place) ?? -1)
}

function onlyServerTells(): ApiError {
  const message = anyBackendMessages.notOffered.GET
  return new ApiError('refused', NOT_ALLOWED, { message, fields: {} }, message)
}
