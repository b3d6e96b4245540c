import type { Call, Client, SendOptions } from '@potager/domain/api'
import type { Paged } from '@potager/domain/wire'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from './queries.ts'
import type { ReadingProgress } from './readingProgress.ts'
import { type RowsRead, readPages } from './readPages.ts'
import { sharedRead } from './sharedRead.ts'

/** Rows of a page of a list that is read to its end: the specification gives no limit. */
export const LARGEST_PAGE = 100
/** Rows of a paged list that are read at most: more than a person filters by eye. */
export const MOST_ROWS = 2000
/** Sorting, filtering and paging within this time, in ms, do not read the list again, unless something changed it. */
const FRESH_MS = 30_000

type AnyRow = { id: string }
type PageInput = { page: number; size?: number }

/** Reads of whole lists, for what their call cannot sort or filter. */
export type ListReads = {
  /** A list that one call gives whole. */
  whole: <Input, Row>(call: Call<Input, Row[]>, input: Input, options: SendOptions) => Promise<Row[]>
  /** A paged list to its end, at most 2,000 rows or until it is stopped: `complete` tells. */
  paged: <Asked extends object, Row extends AnyRow>(
    call: Call<Asked & PageInput, Paged<Row>>,
    asked: Asked,
    options: SendOptions,
  ) => Promise<RowsRead<Row>>
}

/** What reads of whole lists are kept in, and what is told of them. */
export type ReadsKept = { queryClient: QueryClient; progress: ReadingProgress }

/** Reads whole lists through the cache: what makes their resource stale has them read again. */
export function createListReads(api: Pick<Client, 'send'>, { queryClient, progress }: ReadsKept): ListReads {
  return {
    whole: (call, input, options) =>
      sharedRead(
        queryClient,
        {
          queryKey: keyOf(call, input),
          queryFn: ({ signal }) => api.send(call, input, { signal }),
          staleTime: call.freshness?.staleTime ?? FRESH_MS,
        },
        options.signal,
      ),
    paged: (call, asked, options) =>
      sharedRead(
        queryClient,
        {
          queryKey: [...keyOf(call, { ...asked, page: 0, size: LARGEST_PAGE }), 'to its end'],
          queryFn: async ({ signal }) => {
            const reading = progress.begin(call.resource)
            let cut = false
            try {
              const read = await readPages(
                async (page) => {
                  const answer = await api.send(call, { ...asked, page, size: LARGEST_PAGE }, { signal })
                  cut = reading.stopped() && !answer.last
                  return cut ? { ...answer, last: true } : answer
                },
                {
                  signal,
                  onProgress: (step) => step.done < step.total && reading.tell(step),
                  mostPages: MOST_ROWS / LARGEST_PAGE,
                },
              )
              return cut ? { ...read, complete: false } : read
            } finally {
              reading.end()
            }
          },
          staleTime: FRESH_MS,
        },
        options.signal,
      ),
  }
}
