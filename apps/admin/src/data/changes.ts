import { type Client, type Resource, staleAfter } from '@potager/domain/api'
import {
  CHANGES_PATH,
  type ChangeMessage,
  type ChangeResource,
  changeResources,
  followChanges,
} from '@potager/domain/changes'
import type { QueryClient } from '@tanstack/react-query'

/** The resource that a change is about: its records' name in the plural. */
const resourceOf = (changed: ChangeResource): Resource => `${changed}s`
const allStale = [...new Set(changeResources.map(resourceOf).flatMap(staleAfter))]

/** Changes that come within this time are read together. */
const GATHER_MS = 300
/** After « resync » what is this young was read while the stream opened, or just before. */
const YOUNG_MS = 5000

/** What following needs of the browser; a test hands in real ones of its own. */
export type ChangesEnvironment = {
  api: Pick<Client, 'open'>
  queryClient: QueryClient
  /** Absent without a secure context: each tab then has a stream of its own. */
  locks?: Pick<LockManager, 'request'> | undefined
  /** Reaches the other tabs. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
}

/** Gathers messages for a moment, then makes stale what they are about; what is on the screen is read again at once. */
function createReader(queryClient: QueryClient): (message: ChangeMessage) => void {
  let changed = new Set<Resource>()
  let missed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = () => {
    const [resources, resync] = [changed, missed]
    changed = new Set()
    missed = false
    timer = undefined
    for (const resource of resources) void queryClient.invalidateQueries({ queryKey: [resource] })
    if (!resync) return
    // The server is there again: what it could not answer is asked for again, whatever it is about.
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    const oldest = Date.now() - YOUNG_MS
    for (const resource of allStale) {
      void queryClient.invalidateQueries(
        { queryKey: [resource], predicate: ({ state }) => state.dataUpdatedAt < oldest },
        { cancelRefetch: false },
      )
    }
  }

  return (message) => {
    if (message.kind === 'resync') missed = true
    else for (const resource of staleAfter(resourceOf(message.change.resource))) changed.add(resource)
    timer ??= setTimeout(read, GATHER_MS)
  }
}

/**
 * Reads again what the server says has changed, until the signal aborts. One tab of the browser has the stream and tells the
 * others; when it closes, another takes over. The polling of the specification goes on beside it.
 */
export async function followServerChanges(
  { api, queryClient, locks, channel }: ChangesEnvironment,
  signal: AbortSignal,
): Promise<void> {
  const read = createReader(queryClient)
  channel.addEventListener('message', ({ data }: MessageEvent<ChangeMessage>) => read(data))
  const follow = async () => {
    for await (const message of followChanges((until) => api.open(CHANGES_PATH, until), { signal })) {
      if (signal.aborted) return
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage(message)
      read(message)
    }
  }
  if (!locks) return follow()
  await locks.request('changes', { signal }, follow).catch((error: unknown) => {
    // The wait for the lock ends like this when the signal aborts.
    if (!signal.aborted) throw error
  })
}
