import { type Call, type RowsRead, readPages, type SendOptions } from '@potager/domain/api'
import { type ConsoleQuery, derive, isInOrder, type ListRules } from '@potager/domain/console'
import { anyBackendMessages, consoleMessages } from '@potager/domain/messages'
import type { Paged } from '@potager/domain/wire'
import { HttpError } from 'react-admin'
import { consoleQueryOf } from '../../query/localList.ts'
import type { AdapterContext, ListAnswer, ReadAdapter } from '../adapter.ts'
import { LARGEST_PAGE, MOST_ROWS } from '../listReads.ts'

type AnyRow = { id: string }

/** A paged list of the specification in the only order that it has. */
export type PagedSource<Row> = {
  page: (page: number, size: number, options: SendOptions) => Promise<Paged<Row>>
  /** All of it, within the bounds of `ListReads`. */
  all: (options: SendOptions) => Promise<RowsRead<Row>>
  /** Filters that all its rows pass, and no row for another value. */
  own?: Readonly<Record<string, string>>
}

/** The list of a call; `asked` is what the call filters by itself. */
export function pagedSource<Asked extends object, Row extends AnyRow>(
  { api, reads }: AdapterContext,
  call: Call<Asked & { page: number; size?: number }, Paged<Row>>,
  asked: Asked,
  own: Readonly<Record<string, string>> = {},
): PagedSource<Row> {
  return {
    own,
    page: (page, size, options) => api.send(call, { ...asked, page, size }, options),
    all: (options) => reads.paged(call, asked, options),
  }
}

/** Sources whose rows once were in another order than theirs should be. */
const disordered = new WeakSet<object>()

/** The reads of a list over its sources. */
export function readsOf<Row extends AnyRow>(
  rules: ListRules<Row>,
  sources: readonly PagedSource<Row>[],
): ReadAdapter<Row> {
  return {
    getList: (params, options) => listFrom(sources, rules, consoleQueryOf(params), options),
    getOne: async (id, options) => {
      const { rows, complete } = await allOf(sources, options)
      const row = rows.find((one) => one.id === id)
      if (row) return row
      throw new HttpError(complete ? consoleMessages.notFound : anyBackendMessages.notAmongRead(rows.length), 404)
    },
  }
}

/**
 * A page of the rows of one or two sources. In their own order, as long as the rows are in it, they are paged by the backend, one
 * of them backwards too; any other sort and every filter is done here over what is read of them, and `meta` says how much that is.
 */
export async function listFrom<Row extends AnyRow>(
  all: readonly PagedSource<Row>[],
  rules: ListRules<Row>,
  query: ConsoleQuery,
  options: SendOptions,
): Promise<ListAnswer<Row>> {
  const { page, size = LARGEST_PAGE, sort = rules.sort, direction = 'desc' } = query
  const wanted = Object.entries(query.filter ?? {})
  const sources = all.filter(({ own = {} }) => wanted.every(([name, value]) => (own[name] ?? value) === value))
  const filters = wanted.filter(([name]) => sources.some(({ own = {} }) => own[name] === undefined))
  const asked = { ...query, size, filter: Object.fromEntries(filters) }
  const [only, second] = sources
  const known = !sources.some((source) => disordered.has(source))
  const inOrder = known && sort === rules.sort && filters.length === 0
  const span = [page * size, (page + 1) * size] as const
  if (inOrder && only && !second) {
    const answer = await (direction === rules.direction ? forwards : backwards)(only, span, options)
    if (isInOrder(answer.data, { sort, direction }, rules)) return answer
    disordered.add(only)
  }
  if (inOrder && second && direction === rules.direction && span[1] <= MOST_ROWS) {
    const heads = await Promise.all(sources.map((source) => forwards(source, [0, span[1]], options)))
    const total = heads.reduce((sum, head) => sum + head.total, 0)
    const rows = heads.flatMap((head) => head.data)
    const wrong = sources.filter((_, index) => !isInOrder(heads[index]?.data ?? [], rules, rules))
    if (wrong.length === 0) return { data: derive(rows, asked, rules).data, total }
    for (const source of wrong) disordered.add(source)
  }
  const { rows, total, complete } = await allOf(sources, options)
  return { ...derive(rows, asked, rules), meta: { covered: complete ? 'all' : rows.length, total } }
}

/** All that the sources give. */
async function allOf<Row>(sources: readonly PagedSource<Row>[], options: SendOptions): Promise<RowsRead<Row>> {
  const reads = await Promise.all(sources.map(({ all }) => all(options)))
  return {
    rows: reads.flatMap(({ rows }) => rows),
    total: reads.reduce((sum, { total }) => sum + total, 0),
    complete: reads.every(({ complete }) => complete),
  }
}

type Span = readonly [from: number, to: number]

/** Rows of a span, in the backend's order. */
async function forwards<Row extends AnyRow>(source: PagedSource<Row>, [from, to]: Span, options: SendOptions) {
  const size = Math.min(to - from, LARGEST_PAGE)
  const first = Math.floor(from / size)
  const read = (page: number) => source.page(first + page, size, options)
  const { rows, total } = await readPages(read, { mostPages: Math.ceil(to / size) - first })
  return { data: rows.slice(from - first * size, to - first * size), total }
}

/** Rows of a span counted from the end, the last first. */
async function backwards<Row extends AnyRow>(source: PagedSource<Row>, [from, to]: Span, options: SendOptions) {
  const { total } = await source.page(0, 1, options)
  if (from >= total) return { data: [], total }
  const answer = await forwards(source, [Math.max(0, total - to), total - from], options)
  return { ...answer, data: answer.data.toReversed() }
}
