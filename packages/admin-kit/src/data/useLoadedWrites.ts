import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useProvider } from './dataProvider.ts'

/** Runs a task when the browser is idle, in Safari soon. */
function whenIdle(task: () => void): void {
  if (!globalThis.requestIdleCallback?.(task)) setTimeout(task, 200)
}

/** Runs a task once no read is under way and the browser is idle. Returns what gives it up. */
function whenQuiet(queryClient: QueryClient, task: () => void): () => void {
  let looks = false
  let over = false
  const stop = queryClient.getQueryCache().subscribe(look)
  function giveUp() {
    over = true
    stop()
  }
  function look() {
    if (looks) return
    looks = true
    whenIdle(() => {
      looks = false
      if (over || queryClient.isFetching() > 0) return
      giveUp()
      task()
    })
  }
  look()
  return giveUp
}

/**
 * Loads what writes a resource while the network is there, once the page has its rows: browsers do not ask again for code
 * that did not come, so a write begun offline would wait for a reload.
 */
export function useLoadedWrites(resource: string): void {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  useEffect(
    // The write itself tells that its code is missing.
    () => whenQuiet(queryClient, () => void dataProvider.loadWrites?.(resource).catch(() => {})),
    [dataProvider, queryClient, resource],
  )
}
