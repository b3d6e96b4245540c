import { type Client, type Resource, staleAfter } from '@potager/domain/api'
import { CHANGES_PATH, type ChangeMessage, changeResources, followChanges, resourceOf } from '@potager/domain/changes'
import type { QueryClient } from '@tanstack/react-query'

const allStale = [...new Set(changeResources.map(resourceOf).flatMap(staleAfter))]

/** Changes within this time are refetched together. */
const GATHER_MS = 300
/** After « resync », data younger than this was fetched while the stream opened and counts as current. */
const YOUNG_MS = 5000

/** Browser features used here; tests pass their own. */
export type ChangesEnvironment = {
  api: Pick<Client, 'open'>
  queryClient: QueryClient
  /** Runs a task in one tab at a time, until the signal aborts. */
  inOneTab: (task: (signal: AbortSignal) => Promise<void>, signal: AbortSignal) => Promise<void>
  /** Reaches the other tabs. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
}

/** Batches messages, then invalidates what they concern; queries on screen refetch at once. */
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
    // The server is back: refetch every failed query, whatever its resource.
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
 * Refetches what the server reports as changed, until the signal aborts. One tab of the browser holds the stream and
 * relays to the others; when it closes, another takes over. The specification's polling continues alongside.
 */
export async function followServerChanges(
  { api, queryClient, inOneTab, channel }: ChangesEnvironment,
  signal: AbortSignal,
): Promise<void> {
  const read = createReader(queryClient)
  channel.addEventListener('message', ({ data }: MessageEvent<ChangeMessage>) => read(data))
  const follow = async (term: AbortSignal) => {
    for await (const message of followChanges((until) => api.open(CHANGES_PATH, until), { signal: term })) {
      if (term.aborted) return
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage(message)
      read(message)
    }
  }
  await inOneTab(follow, signal)
}
