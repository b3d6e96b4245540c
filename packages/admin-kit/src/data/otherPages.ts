import { ApiError } from '@potager/domain/api'
import { AS_ASKED, type GetPage, type Page, type Source } from './pageSource.ts'

/** Sizes asked for in turn of a backend that refuses a larger one. */
const SMALLER = [50, 20, 10]

/** A page of the size asked for, where what was asked for is refused or has another size, or the size is known. */
export async function otherwise(
  getPage: GetPage,
  source: Source,
  page: number,
  size: number,
  asked: Promise<Page> | undefined,
): Promise<Page> {
  if (!asked) return composed(getPage, source, page, size, source.known.size)
  let answer: Page
  try {
    answer = await asked
  } catch (refusal) {
    const smaller = SMALLER.find((one) => one < size)
    if (smaller === undefined || !refusesSize(refusal)) throw refusal
    const made = await composed(getPage, source, page, size, smaller)
    source.known.size = Math.min(smaller, source.known.size)
    return made
  }
  const first = answer.page === 0 ? answer : await source.ask(0, size)
  const rows = first.items.length
  if (rows !== size && rows > 0 && rows < first.total) source.known.size = rows
  if (rows >= Math.min(first.total, (page + 1) * size)) return cut(first.items, page * size, first.total, page, size)
  // As asked for: it is the totals that are wrong.
  if (rows === size || rows === 0) return answer
  return composed(getPage, source, page, size, rows, first)
}

/** Whether a refusal may be that of the size: one that names fields names it. */
function refusesSize(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 400) return false
  const { fields } = error.body
  return 'size' in fields || Object.keys(fields).length === 0
}

/** A page made of those of another size. A row that moves between two of them meanwhile is there once. */
async function composed(
  getPage: GetPage,
  source: Source,
  page: number,
  size: number,
  own: number,
  first?: Page,
): Promise<Page> {
  const start = Math.floor((page * size) / own)
  const rows: Page['items'] = []
  let total = 0
  for (let part = start; part * own < (page + 1) * size; part += 1) {
    const answer = part === 0 && first ? first : await getPage(source, part, own)
    rows.push(...answer.items)
    total = answer.total
    if (answer.items.length === 0) {
      if (part * own < total) source.known.size = AS_ASKED
      break
    }
    if ((part + 1) * own >= total) break
  }
  return cut(rows, page * size - start * own, total, page, size)
}

function cut(rows: Page['items'], from: number, total: number, page: number, size: number): Page {
  const items = [...new Map(rows.slice(from, from + size).map((row) => [row.id, row])).values()]
  const totalPages = Math.ceil(total / size)
  return { items, total, totalPages, page, size, first: page === 0, last: page >= totalPages - 1 }
}
