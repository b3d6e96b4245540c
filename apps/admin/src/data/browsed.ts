import type { Call, Client } from '@potager/domain/api'
import { CONSOLE_LARGEST_PAGE, type ConsoleQuery } from '@potager/domain/console'
import type { Paged } from '@potager/domain/wire'
import { type GetListParams, HttpError } from 'ra-core'
import type { ResourceProvider } from './dataProvider.ts'
import { asText } from './localList.ts'

function toQuery({ pagination, sort, filter }: GetListParams): ConsoleQuery {
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

/** A list of the console for react-admin: the server pages, sorts and filters; its page 1 is the contract's page 0. */
export function browsed<Row>(
  api: Client,
  call: Call<ConsoleQuery, Paged<Row>>,
  notFound: string,
): ResourceProvider<Row> {
  return {
    getList: async (params, options) => {
      const { items, total } = await api.send(call, toQuery(params), options)
      return { data: items, total }
    },
    getOne: async (id, options) => {
      const { items } = await api.send(call, { page: 0, size: 1, filter: { id } }, options)
      const [row] = items
      if (!row) throw new HttpError(notFound, 404)
      return row
    },
  }
}
