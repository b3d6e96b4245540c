import { toast } from '@potager/ui/toast'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api, queryClient } from '../services.ts'
import { createMoveQueue } from './move-queue.ts'

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

/** The kitchen's steps of this browser: what waited when the page was left goes on, and so does it when the network is back. */
export function useMoveQueue() {
  const [queue] = useState(build)
  useEffect(() => {
    const flush = () => void queue.flush()
    flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [queue])
  return { moves: useSyncExternalStore(queue.subscribe, queue.moves), take: queue.take }
}
