import { locks } from '@potager/ui/secure-context'
import type { Task } from './election.ts'

/** Runs the task in one tab of this browser at a time, until the signal aborts: by a lock, or by messages where there are none. */
export async function inOneTab(name: string, task: Task, signal: AbortSignal): Promise<void> {
  const held = locks()
  if (!held) {
    const { elect } = await import('./election.ts')
    return signal.aborted ? undefined : elect(new BroadcastChannel(`${name}-tab`), task, signal)
  }
  await held
    .request(name, { signal }, () => task(signal))
    .catch((error: unknown) => {
      // Aborting the signal rejects the wait for the lock.
      if (!signal.aborted) throw error
    })
}
