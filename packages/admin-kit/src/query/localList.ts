import { isFoundIn } from '@potager/domain/text'
import type { GetListParams } from 'react-admin'

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
