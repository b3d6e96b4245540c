import type { GetListParams } from 'react-admin'
import type { ListStart } from '../lists/list-starts.ts'

const names = ['filter', 'sort', 'order', 'page', 'perPage'] as const

function filterOf(text: string | null): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(text ?? '{}')
    return typeof filter === 'object' && filter !== null ? (filter as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What react-admin's list at an address shows: as the address says, else as the list opens. */
export function listParamsOf(search: URLSearchParams, { perPage, sort }: ListStart): GetListParams {
  const field = search.get('sort')
  return {
    pagination: { page: Number(search.get('page')) || 1, perPage: Number(search.get('perPage')) || perPage },
    sort: field ? { field, order: search.get('order') === 'DESC' ? 'DESC' : 'ASC' } : sort,
    filter: filterOf(search.get('filter')),
  }
}

/** Whether an address says anything about its list; what it leaves out is then as the list opens. */
listParamsOf.saysHow = (search: URLSearchParams): boolean => names.some((name) => search.has(name))

/** Under which name react-admin's store keeps how a list was left. */
export function storedParamsKey(resource: string): string {
  return `${resource}.listParams`
}
