import { asRecord, readBoolean, readId, readNumber } from './read.ts'
import type { Fields, Kind, Shape } from './record.ts'

/** The items of a list or of a page; anything else for what is neither. */
export const itemsOf = (value: unknown): unknown => (Array.isArray(value) ? value : asRecord(value)?.content)

/** Reads each item of a list or of a page's content inside an answer; [] for anything else. */
export function readList<T>(value: unknown, read: (item: unknown) => T): T[] {
  const items = itemsOf(value)
  return Array.isArray(items) ? items.map((item: unknown) => read(item)) : []
}

/** The body of a success is no answer of its call: a portal's page, a text that was cut, another shape. */
export class NotAnswered extends Error {}

/** The reader of a list, bare or as a page's content. It throws NotAnswered for anything else. */
/* @__NO_SIDE_EFFECTS__ */
export function answeredList<Item>(read: (item: unknown) => Item): (body: unknown) => Item[] {
  return (body) => {
    const items = itemsOf(body)
    if (!Array.isArray(items)) throw new NotAnswered()
    return items.map((item: unknown) => read(item))
  }
}

function isOptional(shape: Shape): boolean {
  if (typeof shape === 'string') return false
  return 'described' in shape ? isOptional(shape.as) : 'optional' in shape
}

/** Whether an object is such a record: it has its id, or, where it needs none, anything of what it may have. */
function isRecordOf(fields: Fields, row: Record<string, unknown>): boolean {
  if (fields.id?.read(undefined) === '') return readId(row.id).trim() !== ''
  const kinds = Object.entries(fields)
  const hasSome = kinds.some(([name, kind]) => (row['wire' in kind ? kind.wire : name] ?? null) !== null)
  return hasSome || kinds.every(([, { shape }]) => isOptional(shape))
}

/**
 * A reader of answers that are such records. No body is read as an empty record (T14: the client takes it from writes alone);
 * anything else that is no such record throws NotAnswered.
 */
/* @__NO_SIDE_EFFECTS__ */
export function answering<Value>(
  { shape }: Pick<Kind<unknown, unknown, unknown>, 'shape'>,
  read: (body: unknown) => Value,
): (body: unknown) => Value {
  return (body) => {
    const row = body === undefined || asRecord(body)
    const fields = typeof shape === 'object' && 'record' in shape ? shape.record : {}
    if (!row || (row !== true && !isRecordOf(fields, row))) throw new NotAnswered()
    return read(body)
  }
}

/** The reader of an answer that is a record, tree-shaken from pages that do not use it, unlike `dishRecord.read`. */
/* @__NO_SIDE_EFFECTS__ */
export function reader<Value>(kind: Kind<Value, unknown, unknown>): (body: unknown) => Value {
  return answering(kind, kind.read)
}

/** Whether a body says no more than that a write was done: nothing, null, true, or words such as « OK » (T14). */
export function saysDone(body: unknown): boolean {
  return typeof body === 'string' ? !/^\s*[<{[]/.test(body) : (body ?? true) === true
}

/** Reads the answer of a call that has nothing to tell. Throws NotAnswered unless it says that, or is an object. */
export function answeredNothing(body: unknown): undefined {
  if (!saysDone(body) && !asRecord(body)) throw new NotAnswered()
}

/** One page of a list; `page` counts from 0, `total` is the number of items on all pages. */
export type Paged<T> = {
  items: T[]
  total: number
  totalPages: number
  page: number
  size: number
  first: boolean
  last: boolean
}

/** An integer from 0, or undefined. */
function readCount(value: unknown): number | undefined {
  const count = readNumber(value)
  return count === undefined ? undefined : Math.max(0, Math.trunc(count))
}

/**
 * Reads a page from {content, totalElements, totalPages, first?, last?}, from the newer form that nests its counts in
 * `page`, or from a bare list as a single page (T11). Its size is what came, where that is less than was asked for. Throws
 * NotAnswered for anything else.
 */
export function readPaged<T>(
  value: unknown,
  read: (row: unknown) => T,
  asked: { page: number; size: number },
): Paged<T> {
  const items = answeredList(read)(value)
  const outer = asRecord(value) ?? {}
  const counts = asRecord(outer.page) ?? outer
  const total = readCount(counts.totalElements) ?? items.length
  const told = Array.isArray(value) ? Math.max(asked.size, total) : readCount(counts.size) || asked.size
  const page = Array.isArray(value) ? 0 : (readCount(counts.number) ?? asked.page)
  // Fewer rows than are left: the backend has pages of its own size.
  const size = items.length > 0 && items.length < Math.min(told, total - page * told) ? items.length : told
  const totalPages = readCount(counts.totalPages) ?? Math.ceil(total / Math.max(1, size))
  return {
    items,
    total,
    totalPages,
    page,
    size,
    first: readBoolean(outer.first) ?? page === 0,
    last: readBoolean(outer.last) ?? page >= totalPages - 1,
  }
}

/** The page to show: the requested one, or the last one when deletions or filters left fewer pages. */
export function pageToShow({ page, totalPages }: Pick<Paged<unknown>, 'page' | 'totalPages'>): number {
  return Math.max(0, Math.min(page, totalPages - 1))
}
