import type { Client } from '@potager/domain/api'
import { PartMissing } from './failures.ts'
import type { Page, Source } from './otherPages.ts'

/** No backend has pages of fewer rows. */
const FEWEST = 5

/**
 * A client whose pages have the size asked for, whatever size the backend gives: fewer rows, more, all of them, or a 400 for a
 * large page. The size that the pages of a call turned out to have is remembered.
 */
export function askedPages<Api extends Pick<Client, 'send'>>(api: Api): Api {
  const sizes: Record<string, Source['known']> = {}
  const send: Client['send'] = async (call, input, options) => {
    const { page, size } = call.request(input).query ?? {}
    if (typeof page !== 'number' || typeof size !== 'number') return api.send(call, input, options)
    const source = {
      ask: (at: number, rows: number) => api.send(call, Object.assign({}, input, { page: at, size: rows }), options),
      get: (at: number, rows: number) => pageOf(source, at, rows),
      known: (sizes[call.name] ??= {}),
    } as unknown as Source
    return source.get(page, size) as unknown as ReturnType<typeof call.response>
  }
  return { ...api, send }
}

/** A page of the size asked for. What makes one of pages of another size is loaded when it is needed. */
async function pageOf(source: Source, page: number, size: number): Promise<Page> {
  const { size: known } = source.known
  let asked: Promise<Page> | undefined
  if (known === undefined || size <= known) {
    asked = source.ask(page, size)
    const answer = await asked.catch((error: { status?: number }) => {
      if (error.status !== 400) throw error
    })
    // Where nothing says otherwise, a few rows are no page of another size, whatever the totals say.
    const few = answer?.items.length && answer.items.length < FEWEST && known === undefined
    if (answer && (few || fits(answer, page, size, known))) return answer
  }
  const { otherwise } = await import('./otherPages.ts').catch(() => {
    throw new PartMissing()
  })
  return otherwise(source, page, size, asked)
}

/**
 * Whether a page is of the size asked for: the first shows it by its rows, another one by the count of pages as well. As
 * many rows as the last page of the known size shows nothing.
 */
function fits({ items: { length }, total, totalPages }: Page, page: number, size: number, known = size): boolean {
  if (length !== Math.max(0, Math.min(size, total - page * size))) return false
  if (page && length && known !== size && length === total - page * known) return false
  return !page || !length || totalPages === Math.ceil(total / size)
}
