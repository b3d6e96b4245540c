import { ApiError, type Call, type Client, readPages, type SendOptions } from '@potager/domain/api'
import { networkMessages } from '@potager/domain/messages'
import type { Paged } from '@potager/domain/wire'
import { type FetchQueryOptions, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { keyOf, type Reading, readingKey } from './queries.ts'

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
