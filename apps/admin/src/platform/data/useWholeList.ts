import { keyOf, type RowsRead, readPages } from '@potager/admin-kit/data'
import type { ApiError, Call } from '@potager/domain/api'
import type { Paged } from '@potager/domain/wire'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '../services.ts'

const SIZE = 100
/** Page limit: 2,000 rows, more than a person filters by eye. */
const MOST_PAGES = 20

/** Reads a paged list to its end, at most 2,000 rows, so that client-side filters see all of it. */
export function useWholeList<Row extends { id: string }>(
  call: Call<{ page: number; size?: number; resolved?: boolean }, Paged<Row>>,
  { enabled, resolved }: { enabled: boolean; resolved?: boolean },
): UseQueryResult<RowsRead<Row>, ApiError> {
  const asked = resolved === undefined ? { size: SIZE } : { size: SIZE, resolved }
  return useQuery<RowsRead<Row>, ApiError>({
    queryKey: [...keyOf(call, { ...asked, page: 0 }), 'whole'],
    queryFn: ({ signal }) =>
      readPages<Row>((page) => api.send(call, { ...asked, page }, { signal }), { signal, mostPages: MOST_PAGES }),
    enabled,
    ...call.freshness,
  })
}
