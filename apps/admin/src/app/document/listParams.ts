import type { ListStart } from '@potager/admin-kit/query'
import type { GetListParams } from 'react-admin'

const names = ['filter', 'sort', 'order', 'page', 'perPage'] as const

function filterOf(text: string | null): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(text ?? '{}')
    return typeof filter === 'object' && filter !== null ? (filter as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The parameters of a react-admin list: from the URL, else the list's defaults. */
export function listParamsOf(search: URLSearchParams, { perPage, sort }: ListStart): GetListParams {
  const field = search.get('sort')
  return {
    pagination: { page: Number(search.get('page')) || 1, perPage: Number(search.get('perPage')) || perPage },
    sort: field ? { field, order: search.get('order') === 'DESC' ? 'DESC' : 'ASC' } : sort,
    filter: filterOf(search.get('filter')),
  }
}

/** Whether the URL sets any list parameter; the missing ones then take their defaults. */
listParamsOf.saysHow = (search: URLSearchParams): boolean => names.some((name) => search.has(name))

/** The key under which react-admin's store saves a list's state. */
export function storedParamsKey(resource: string): string {
  return `${resource}.listParams`
}
