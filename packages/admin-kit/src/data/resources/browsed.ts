import type { Call } from '@potager/domain/api'
import type { ConsoleQuery } from '@potager/domain/console'
import { consoleMessages } from '@potager/domain/messages'
import type { Paged } from '@potager/domain/wire'
import { HttpError } from 'react-admin'
import { consoleQueryOf } from '../../query/localList.ts'
import { type Adapter, type AdapterContext, orSpecified, type ReadAdapter } from '../adapter.ts'
import { isGone } from '../failures.ts'

/** A list of the console that the server pages, sorts and filters; page 1 is the contract's page 0. */
export function browsed<Row>({ api }: AdapterContext, call: Call<ConsoleQuery, Paged<Row>>): ReadAdapter<Row> {
  return {
    getList: async (params, options) => {
      const { items, total } = await api.send(call, consoleQueryOf(params), options)
      return { data: items, total }
    },
    getOne: async (id, options) => {
      const { items } = await api.send(call, { page: 0, size: 1, filter: { id } }, options)
      const [row] = items
      if (!row) throw new HttpError(consoleMessages.notFound, 404)
      return row
    },
  }
}

/** A list of the console, or that of the specification's calls as long as the backend does not have it. */
export function browsedOr<Row>(
  context: AdapterContext,
  call: Call<ConsoleQuery, Paged<Row>>,
  specified: ReadAdapter<Row>,
): ReadAdapter<Row> {
  const own = browsed(context, call)
  const from = <Answer>(read: (adapter: ReadAdapter<Row>) => Promise<Answer>) =>
    orSpecified(
      context.supports,
      call,
      () => read(own),
      () => read(specified),
    )
  return {
    getList: (...asked) => from(({ getList }) => getList(...asked)),
    getOne: (...asked) => from(({ getOne }) => getOne(...asked)),
  }
}

/** Keeps the records that are decided here: the list of what waits no longer has them. */
export function withDecided<Row>(adapter: Adapter<Row> & Required<Pick<Adapter<Row>, 'update'>>): Adapter<Row> {
  const decided = new Map<string, Row>()
  return {
    ...adapter,
    getOne: async (id, options) => {
      try {
        return await adapter.getOne(id, options)
      } catch (error) {
        const row = decided.get(id)
        if (!row || !isGone(error)) throw error
        return row
      }
    },
    update: async (id, change) => {
      const row = await adapter.update(id, change)
      decided.set(id, row)
      return row
    },
  }
}
