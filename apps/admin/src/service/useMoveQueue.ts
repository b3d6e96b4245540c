import { toast } from '@potager/ui/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { api, queryClient } from '../services.ts'
import { createMoveQueue } from './move-queue.ts'

let queue: ReturnType<typeof build> | undefined

function build() {
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['orders'] })
  return createMoveQueue({
    api,
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
  const { subscribe, moves, take, flush } = queueOfVisit()
  useEffect(() => void flush(), [flush])
  return { moves: useSyncExternalStore(subscribe, moves), take }
}
