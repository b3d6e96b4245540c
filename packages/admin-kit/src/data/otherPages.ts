import { ApiError, readPages } from '@potager/domain/api'
import type { Paged } from '@potager/domain/wire'

export type Page = Paged<{ id: string }>

export type Source = {
  /** Asks the backend. */
  ask: (page: number, size: number) => Promise<Page>
  /** Gives a page of the size asked for. */
  get: (page: number, size: number) => Promise<Page>
  /** Kept of the call: the size that its pages turned out to have, where that is not the one asked for. */
  known: { size?: number | undefined }
}

/** Sizes asked for in turn of a backend that refuses a larger one. */
const SMALLER = [50, 20, 10]

/** A page of the size asked for, where what was asked for is refused or has another size, or the size is known. */
export async function otherwise(source: Source, page: number, size: number, asked?: Promise<Page>): Promise<Page> {
  const { known } = source
  let answer: Page | undefined
  try {
    answer = await asked
  } catch (refusal) {
    const smaller = SMALLER.find((one) => one < size)
    if (smaller === undefined || !refusesSize(refusal)) throw refusal
    const made = await composed(source, page, size, smaller)
    known.size = Math.min(smaller, known.size ?? smaller)
    return made
  }
  if (!answer) return composed(source, page, size, known.size ?? size)
  const first = answer.page === 0 ? answer : await source.ask(0, size)
  const rows = first.items.length
  if (rows !== size && rows > 0 && rows < first.total) known.size = rows
  if (rows >= Math.min(first.total, (page + 1) * size)) return cut(first.items, page * size, first.total, page, size)
  // As asked for: it is the totals that are wrong.
  if (rows === size || rows === 0) return answer
  return composed(source, page, size, rows, first)
}

/** Whether a refusal may be that of the size: one that names fields names it. */
function refusesSize(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 400) return false
  const { fields } = error.body
  return 'size' in fields || Object.keys(fields).length === 0
}

/** A page made of those of another size. A row that moves between two of them meanwhile is there once. */
async function composed(source: Source, page: number, size: number, own: number, first?: Page): Promise<Page> {
  const start = Math.floor((page * size) / own)
  const read = async (at: number) => {
    const part = start + at
    const answer = part === 0 && first ? first : await source.get(part, own)
    if (answer.items.length === 0 && part * own < answer.total) source.known.size = undefined
    return { ...answer, last: (part + 1) * own >= answer.total }
  }
  const { rows, total } = await readPages(read, { mostPages: Math.ceil(((page + 1) * size) / own) - start })
  return cut(rows, page * size - start * own, total, page, size)
}

function cut(rows: Page['items'], from: number, total: number, page: number, size: number): Page {
  const items = [...new Map(rows.slice(from, from + size).map((row) => [row.id, row])).values()]
  const totalPages = Math.ceil(total / size)
  return { items, total, totalPages, page, size, first: page === 0, last: page >= totalPages - 1 }
}
