import { opensResource } from '@potager/domain/auth'
import {
  type ChangeMessage,
  type ChangeResource,
  readChangeMessage,
  resourceOf,
  writeStreamEvent,
} from '@potager/domain/changes'
import type { Database, ReportFailure, StopListening } from '../../db/database.ts'
import { findSessionScopes, type SessionScope } from './queries.ts'

/** Notification channel of migration 0008. */
const CHANNEL = 'change'

/** Proxies cut silent connections, often after 30 s. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT = ':\n\n'
const RESYNC = writeStreamEvent({ event: 'resync', data: '{}' })

/** One open stream. Nothing is sent to it after its end. */
export type Watcher = { accountId: string; sessionId: string; send: (text: string) => void; end: () => void }

/** Notifies watchers of changes. */
export type Hub = {
  /** Adds a watcher, which is told at once to read everything again. Returns the function that removes it. */
  watch: (watcher: Watcher) => () => void
  /** How many streams an account has on this server. */
  count: (accountId: string) => number
  /** Ends every stream. */
  close: () => Promise<void>
}

type QueuedChange = { message: Extract<ChangeMessage, { kind: 'change' }>; text: string }

/** Menus are public: without the task of the menu they are read too, by who takes orders. */
const readByAll: ReadonlySet<ChangeResource> = new Set<ChangeResource>(['dish', 'restaurant-menu'])

function mayKnow({ restaurants, tasks }: SessionScope, { message: { change } }: QueuedChange): boolean {
  if (!readByAll.has(change.resource) && !opensResource(tasks, resourceOf(change.resource))) return false
  if (restaurants === null) return true
  // What belongs to no restaurant is for those who work for one.
  return change.restaurantId === undefined ? restaurants.length > 0 : restaurants.includes(change.restaurantId)
}

/** The account that was removed from a team or whose tasks changed, of a notification. */
function removedMember(payload: string): string | undefined {
  const [, account] = /^\{"member" *: *"([\da-f-]{36})"\}$/.exec(payload) ?? []
  return account
}

/**
 * Receives committed changes from the database, whichever server made them, and sends each watcher the ones its session
 * may see at that moment. Streams end with their session, when their account is suspended, and when it is removed from a team.
 */
export function createHub(db: Database, report: ReportFailure): Hub {
  const watchers = new Set<Watcher>()
  let heard: QueuedChange[] = []
  let stopListening: StopListening | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let again = false

  function end(watcher: Watcher): void {
    if (watchers.delete(watcher)) watcher.end()
  }

  function toAll(text: string): void {
    for (const watcher of watchers) watcher.send(text)
  }

  async function deliver(): Promise<void> {
    // A watcher that joins during the lookup reads everything anyway.
    const present = [...watchers]
    const changes = heard
    heard = []
    if (present.length === 0) return
    const sights = new Map(
      (await findSessionScopes(db, [...new Set(present.map(({ sessionId }) => sessionId))])).map((sight) => [
        sight.sessionId,
        sight,
      ]),
    )
    for (const watcher of present) {
      const sight = sights.get(watcher.sessionId)
      if (!sight) end(watcher)
      else for (const change of changes) if (mayKnow(sight, change) && watchers.has(watcher)) watcher.send(change.text)
    }
  }

  async function rounds(): Promise<void> {
    do {
      again = false
      try {
        await deliver()
      } catch (error) {
        report('delivery of changes', error)
        toAll(RESYNC)
      }
    } while (again)
  }

  /** One round at a time; changes received meanwhile go out in the next one. */
  function startRound(): void {
    again = true
    round ??= rounds().finally(() => {
      round = undefined
    })
  }

  function hear(payload: string): void {
    const message = readChangeMessage({ event: 'change', data: payload })
    if (message?.kind === 'change') {
      heard.push({ message, text: writeStreamEvent({ event: 'change', data: JSON.stringify(message.change) }) })
    }
    const removed = removedMember(payload)
    // Its client connects again, and reads everything again with what it may see now.
    if (removed) for (const watcher of watchers) if (watcher.accountId === removed) end(watcher)
    // Other notifications concern sessions: a round finds the ended ones.
    startRound()
  }

  function start(): void {
    stopListening ??= db.listen(CHANNEL, { heard: hear, linked: () => toAll(RESYNC) })
    heartbeat ??= setInterval(() => {
      startRound()
      toAll(HEARTBEAT)
    }, HEARTBEAT_MS)
    heartbeat.unref()
  }

  return {
    watch: (watcher) => {
      start()
      watchers.add(watcher)
      watcher.send(RESYNC)
      return () => watchers.delete(watcher)
    },
    count: (accountId) => [...watchers].filter((watcher) => watcher.accountId === accountId).length,
    close: async () => {
      clearInterval(heartbeat)
      for (const watcher of watchers) end(watcher)
      await stopListening?.()
      await round
    },
  }
}
