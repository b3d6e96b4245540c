import { ApiError } from '@potager/domain/api'
import { networkMessages } from '@potager/domain/messages'
import {
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'

/**
 * Reads through the cache: one read for all who wait for it, and none while a read of the same key is fresh. A reader
 * whose signal aborts leaves with an aborted ApiError; when the last one leaves, the read itself is aborted.
 */
export function sharedRead<Data>(
  queryClient: QueryClient,
  options: Pick<QueryObserverOptions<Data>, 'queryKey' | 'queryFn' | 'staleTime'>,
  signal?: AbortSignal,
): Promise<Data> {
  return new Promise<Data>((resolve, reject) => {
    // Whoever waits retries the whole read.
    const observer = new QueryObserver<Data>(queryClient, { ...options, retry: false })
    const leave = () => {
      end()
      reject(new ApiError('aborted', 0, { fields: {} }, networkMessages.aborted))
    }
    const settle = ({ isFetching, error, data }: QueryObserverResult<Data>) => {
      if (isFetching || (data === undefined && !error)) return
      end()
      if (error) reject(error)
      else resolve(data as Data)
    }
    let unsubscribe = () => {}
    const end = () => {
      unsubscribe()
      signal?.removeEventListener('abort', leave)
    }
    if (signal?.aborted) {
      leave()
      return
    }
    signal?.addEventListener('abort', leave)
    unsubscribe = observer.subscribe(settle)
    settle(observer.getCurrentResult())
  })
}
