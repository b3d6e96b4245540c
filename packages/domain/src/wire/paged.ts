import { asRecord, readBoolean, readList, readNumber } from './read.ts'

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

/** Reads a page from {content, totalElements, totalPages}, from the newer form nested in `page`, or from a bare list (T11). */
export function readPaged<T>(
  value: unknown,
  read: (row: unknown) => T,
  asked: { page: number; size: number },
): Paged<T> {
  const items = readList(value, read)
  const outer = asRecord(value) ?? {}
  const counts = asRecord(outer.page) ?? outer
  const total = readNumber(counts.totalElements) ?? items.length
  const totalPages = readNumber(counts.totalPages) ?? Math.ceil(total / asked.size)
  const page = Array.isArray(value) ? 0 : (readNumber(counts.number) ?? asked.page)
  return {
    items,
    total,
    totalPages,
    page,
    size: asked.size,
    first: readBoolean(outer.first) ?? page === 0,
    last: readBoolean(outer.last) ?? page >= totalPages - 1,
  }
}

/** The page to show: the one asked, or the last there is when deletions or filters left it behind (V20). */
export function pageToShow({ page, totalPages }: Pick<Paged<unknown>, 'page' | 'totalPages'>): number {
  return Math.max(0, Math.min(page, totalPages - 1))
}
