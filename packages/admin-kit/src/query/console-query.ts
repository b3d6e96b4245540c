import { CONSOLE_LARGEST_PAGE, type ConsoleQuery } from '@potager/domain/console'
import type { GetListParams } from 'react-admin'
import { asText } from './localList.ts'

/** Converts react-admin's list parameters to the contract's query. */
export function consoleQueryOf({ pagination, sort, filter }: GetListParams): ConsoleQuery {
  const { page, perPage } = pagination ?? { page: 1, perPage: CONSOLE_LARGEST_PAGE }
  const filters = Object.entries((filter ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
    const text = asText(value)
    return text === '' ? [] : [[name, text] as const]
  })
  return {
    page: page - 1,
    size: perPage,
    ...(sort ? { sort: sort.field, direction: sort.order === 'ASC' ? 'asc' : 'desc' } : {}),
    filter: Object.fromEntries(filters),
  }
}
