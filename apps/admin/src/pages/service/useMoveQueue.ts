import { readAgainAfterWrite, useLoadedWrites } from '@potager/admin-kit/data'
import { displayName } from '@potager/domain/auth'
import type { Order } from '@potager/domain/order'
import { toast } from '@potager/ui/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { session } from '../../platform/auth/session.ts'
import { dataProvider, queryClient } from '../../platform/services.ts'
import { createMoveQueue } from './moveQueue.ts'

let queue: ReturnType<typeof build> | undefined

function build() {
  const readAgain = () => readAgainAfterWrite(queryClient, 'orders')
  return createMoveQueue({
    account: () => displayName(session.read()) ?? '',
    write: ({ id, to }) =>
      dataProvider.update<Order>('orders', {
        id,
        data: { status: to },
        previousData: { id } as Order,
        meta: { readsAgain: true },
      }),
    read: async (id) => (await dataProvider.getOne<Order>('orders', { id })).data,
    storage: () => localStorage,
    onDone: readAgain,
    onRefused: (why) => {
      toast.error(why)
      readAgain()
    },
    later: (task, ms) => setTimeout(task, ms),
  })
}

/** A singleton: it continues while other pages are open, and returning must not send its changes twice. */
function queueOfVisit() {
  if (!queue) {
    queue = build()
    addEventListener('online', () => void queue?.flush())
  }
  return queue
}

/** This browser's queue of status changes; it resumes after a reload and when the network is back. */
export function useMoveQueue() {
  const { subscribe, moves, held, take, takeBack, flush } = queueOfVisit()
  useLoadedWrites('orders')
  useEffect(() => void flush(), [flush])
  return { moves: useSyncExternalStore(subscribe, moves), held: useSyncExternalStore(subscribe, held), take, takeBack }
}
