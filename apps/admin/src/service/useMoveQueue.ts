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

/** One for the whole visit: it goes on while another place is shown, and coming back must not send its steps twice. */
function queueOfVisit() {
  if (!queue) {
    queue = build()
    addEventListener('online', () => void queue?.flush())
  }
  return queue
}

/** The kitchen's steps of this browser: what waited when the page was left goes on, and so does it when the network is back. */
export function useMoveQueue() {
  const { subscribe, moves, take, flush } = queueOfVisit()
  useEffect(() => void flush(), [flush])
  return { moves: useSyncExternalStore(subscribe, moves), take }
}
