import { answeredList } from './answered.ts'
import { asRecord, readBoolean, readNumber } from './read.ts'

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
