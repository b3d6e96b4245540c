import { ApiError, type Call, type Client, type SendOptions } from '@potager/domain/api'
import type { ConsoleQuery } from '@potager/domain/console'
import type { Filters } from '@potager/domain/filters'
import { networkMessages } from '@potager/domain/messages'
import type { Paged } from '@potager/domain/wire'
import { type FetchQueryOptions, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { notOffered } from './failures.ts'
import { keyOf, type Reading, readingKey } from './queries.ts'
import { readPages } from './readPages.ts'

type Key = string | number | boolean | null

/** How the server filters and sorts a list of the console, on its rows. */
export type ListRules<Row, Sort extends string = string> = {
  filters: Filters<Row>
  sorts: Readonly<Record<Sort, (row: Row) => Key>>
  /** The sort where none, or an unknown one, is asked for. */
  sort: Sort
}

/**
 * A page of a list as the server would give it, from all its rows: sorted by a column, then by id, in the same
 * direction. Filters that the list does not declare are left out, as the server does; one that only the server can tell is
 * refused.
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
    if (!passes) throw notOffered('GET')
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
  rules: ListRules<Row>,
): boolean {
  const compare = comparing(rules, sort, direction === 'asc' ? 1 : -1)
  return rows.slice(1).every((row, index) => compare(rows[index] ?? row, row) <= 0)
}

function comparing<Row>(rules: ListRules<Row>, sort: string | undefined, turn: number) {
  const sortKey = rules.sorts[sort ?? rules.sort] ?? rules.sorts[rules.sort] ?? (() => null)
  return (a: Row, b: Row) => turn * compareKeys(sortKey(a), sortKey(b))
}

/** As PostgreSQL compares: text by code points (collation « C »), a missing value after all others. */
function compareKeys(a: Key, b: Key): number {
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

/** Rows of a page of a list that is read to its end: the specification gives no limit. */
export const LARGEST_PAGE = 100
/** Rows of a paged list that are read at most: more than a person filters by eye. */
export const MOST_ROWS = 2000
/** Sorting, filtering and paging within this time, in ms, do not read the list again, unless something changed it. */
const FRESH_MS = 30_000

/** Reads of whole lists, for what their call cannot sort or filter. */
export type ListReads = ReturnType<typeof createListReads>

/** Reads whole lists through the cache: what makes their resource stale has them read again. */
export function createListReads(api: Pick<Client, 'send'>, queryClient: QueryClient) {
  return {
    /** A list that one call gives whole. */
    whole: <Input, Row>(call: Call<Input, Row[]>, input: Input, { signal: left }: SendOptions) =>
      sharedRead(queryClient, left, {
        queryKey: keyOf(call, input),
        queryFn: ({ signal }) => api.send(call, input, { signal }),
        staleTime: call.freshness?.staleTime ?? FRESH_MS,
      }),
    /** A paged list to its end, at most 2,000 rows or until it is stopped: `complete` tells. */
    paged: <Asked extends object, Row extends { id: string }>(
      call: Call<Asked & { page: number; size?: number }, Paged<Row>>,
      asked: Asked,
      { signal: left }: SendOptions,
    ) =>
      sharedRead(queryClient, left, {
        queryKey: [...keyOf(call, { ...asked, page: 0, size: LARGEST_PAGE }), 'to its end'],
        queryFn: async ({ signal }) => {
          const stopping = new AbortController()
          const stop = () => stopping.abort()
          const tell = (reading: (now: Reading | null | undefined) => Reading | null | undefined) =>
            void queryClient.setQueryData(readingKey(call.resource), reading)
          try {
            return await readPages((page) => api.send(call, { ...asked, page, size: LARGEST_PAGE }, { signal }), {
              signal,
              onProgress: (step) => step.done < step.total && tell(() => ({ ...step, stop })),
              mostPages: MOST_ROWS / LARGEST_PAGE,
              isEnough: () => stopping.signal.aborted,
            })
          } finally {
            // Another reading of the resource may have begun.
            tell((now) => (now?.stop === stop ? null : now))
          }
        },
        staleTime: FRESH_MS,
      }),
  }
}

/**
 * Reads through the cache: one read for all who wait for it, and none while a read of the same key is fresh. A reader
 * whose signal aborts leaves with an aborted ApiError; when the last one leaves, the read itself is aborted.
 */
async function sharedRead<Data>(
  queryClient: QueryClient,
  signal: AbortSignal | undefined,
  asked: Pick<FetchQueryOptions<Data>, 'queryKey' | 'queryFn' | 'staleTime'>,
): Promise<Data> {
  // Whoever waits retries the whole read.
  const options = { ...asked, retry: false }
  const leaving = () => new ApiError('aborted', 0, { fields: {} }, networkMessages.aborted)
  if (signal?.aborted) throw leaving()
  const unsubscribe = new QueryObserver(queryClient, options).subscribe(() => {})
  try {
    return await new Promise<Data>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(leaving()))
      queryClient.fetchQuery(options).then(resolve, reject)
    })
  } finally {
    unsubscribe()
  }
}
