import type { Call, Client } from '@potager/domain/api'
import type { ConsoleQuery } from '@potager/domain/console'
import type { Paged } from '@potager/domain/wire'
import { HttpError } from 'react-admin'
import { consoleQueryOf } from './console-query.ts'
import type { ResourceProvider } from './resourceProvider.ts'

/** A console list for react-admin, paged, sorted and filtered by the server; page 1 is the contract's page 0. */
export function browsed<Row>(
  api: Client,
  call: Call<ConsoleQuery, Paged<Row>>,
  notFound: string,
): ResourceProvider<Row> {
  return {
    getList: async (params, options) => {
      const { items, total } = await api.send(call, consoleQueryOf(params), options)
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
