import type { ApiError, Call } from '@potager/domain/api'
import type { Paged } from '@potager/domain/wire'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '../services.ts'
import { freshnessOf } from './freshness.ts'
import { keyOf } from './queryKeys.ts'

const SIZE = 100
/** 2,000 rows: more than a person filters by eye. */
const MOST_PAGES = 20

/** All rows of a paged list, as far as they were loaded. */
export type WholeList<Row> = { rows: Row[]; total: number; complete: boolean }

/** Reads a paged list to its end, or to 2,000 rows, so that filters of the client see all of it (B26). */
export function useWholeList<Row>(
  call: Call<{ page: number; size?: number; resolved?: boolean }, Paged<Row>>,
  { enabled, resolved }: { enabled: boolean; resolved?: boolean },
): UseQueryResult<WholeList<Row>, ApiError> {
  const asked = resolved === undefined ? { size: SIZE } : { size: SIZE, resolved }
  return useQuery<WholeList<Row>, ApiError>({
    queryKey: [...keyOf(call, { ...asked, page: 0 }), 'whole'],
    queryFn: async ({ signal }) => {
      const rows: Row[] = []
      for (let page = 0; ; page += 1) {
        const read = await api.send(call, { ...asked, page }, { signal })
        rows.push(...read.items)
        if (read.last || page + 1 >= MOST_PAGES) return { rows, total: read.total, complete: read.last }
      }
    },
    enabled,
    ...freshnessOf(call.name),
  })
}
