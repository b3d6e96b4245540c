import { asRecord } from './read.ts'

/** The items of a list or of a page; anything else for what is neither. */
export const itemsOf = (value: unknown): unknown => (Array.isArray(value) ? value : asRecord(value)?.content)

/** Reads each item of a list or of a page's content inside an answer; [] for anything else. */
export function readList<T>(value: unknown, read: (item: unknown) => T): T[] {
  const items = itemsOf(value)
  return Array.isArray(items) ? items.map((item: unknown) => read(item)) : []
}
