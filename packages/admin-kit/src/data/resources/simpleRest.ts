import type { Call } from '@potager/domain/api'
import type { SimpleRestQuery } from '@potager/domain/wire'
import simpleRest from 'ra-data-simple-rest'
import type { RaRecord } from 'react-admin'
import type { Adapter, AdapterContext } from '../adapter.ts'

/**
 * The pages of a list in the simple-REST dialect, over our client and its session. No Range header: it would disable
 * compression.
 */
export function simpleRestList<Row extends RaRecord>(
  api: AdapterContext['api'],
  list: Call<SimpleRestQuery, Row[]>,
): Adapter<Row>['getList'] {
  const rest = simpleRest('', async (url: string, { signal }: { signal?: AbortSignal | null } = {}) => {
    const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
    let headers = new Headers()
    const json = await api.send(
      { ...list, request: () => ({ query }) },
      {},
      {
        ...(signal ? { signal } : {}),
        onHeaders: (received) => {
          headers = received
        },
      },
    )
    return { status: 200, headers, body: '', json }
  })
  return async (params, options) => {
    const { data, total = 0 } = await rest.getList<Row>(list.resource, { ...params, ...options })
    return { data, total }
  }
}
