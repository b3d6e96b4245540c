import { type OwnTasks, opensResource } from '@potager/domain/auth'
import {
  type Change,
  type ChangeMessage,
  type ChangeResource,
  MENU_CHANGED,
  readChangeMessage,
  resourceOf,
  writeStreamEvent,
} from '@potager/domain/changes'
import type { Database, Queryable, ReportFailure, StopListening } from '../../db/database.ts'
import { restaurantsOf } from '../../db/sql.ts'
import { ownTasks } from '../auth/caller.ts'

/** The restaurants and the tasks whose changes an open session may see; null for all. */
type SessionScope = { sessionId: string; restaurants: string[] | null; tasks: OwnTasks }

/** What each of these sessions may see, according to the database now; ended sessions are left out. */
function findSessionScopes(db: Queryable, sessionIds: readonly string[]): Promise<SessionScope[]> {
  return db.query<SessionScope>(
    `select s.id as "sessionId", case when a.role in ('MANAGER', 'ADMIN') then null else
       array(${restaurantsOf('a.id')})::text[] end as restaurants, ${ownTasks('a')} as tasks
     from session s join account a on a.id = s.account_id
     where s.id = any($1::uuid[]) and s.ends_at > now() and a.approved and not a.suspended`,
    [sessionIds],
  )
}

/** Notification channel of migration 0008. */
const CHANNEL = 'change'

/** Proxies cut silent connections, often after 30 s. */
const HEARTBEAT_MS = 15_000
const HEARTBEAT = ':\n\n'
const RESYNC = writeStreamEvent({ event: 'resync', data: '{}' })
const MENU_AGAIN = writeStreamEvent({ event: MENU_CHANGED, data: '{}' })

/** One open stream. Nothing is sent to it after its end. */
export type Stream = { send: (text: string) => void; end: () => void }
/** The stream of a session. */
export type Watcher = Stream & { accountId: string; sessionId: string }
/** Somebody without a session who has a restaurant's menu open; `visitor` marks where from. */
export type MenuWatcher = Stream & { restaurantId: string; visitor: string }

/** Notifies watchers of changes. */
export type Hub = {
  /** Adds a watcher, which is told at once to read everything again. Returns the function that removes it. */
  watch: (watcher: Watcher) => () => void
  /** How many streams an account has on this server. */
  count: (accountId: string) => number
  /** The same for the menu of a restaurant, of which nothing but « it changed » is told. */
  watchMenu: (watcher: MenuWatcher) => () => void
  /** How many such streams there are on this server, in all and of one visitor. */
  countMenus: (visitor: string) => { all: number; own: number }
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

/** Whether a change is one of a restaurant's menu: of what it says of its dishes, or of the group's dishes. */
function isOnMenuOf(restaurantId: string, { resource, restaurantId: changed = restaurantId }: Change): boolean {
  return resource === 'dish' || (resource === 'restaurant-menu' && changed === restaurantId)
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
  const menus = new Set<MenuWatcher>()
  let heard: QueuedChange[] = []
  let stopListening: StopListening | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let again = false

  function end(watcher: Watcher): void {
    if (watchers.delete(watcher)) watcher.end()
  }

  function resync(): void {
    for (const watcher of watchers) watcher.send(RESYNC)
    for (const menu of menus) menu.send(MENU_AGAIN)
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
        resync()
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
      const { change } = message
      heard.push({ message, text: writeStreamEvent({ event: 'change', data: JSON.stringify(change) }) })
      for (const menu of menus) if (isOnMenuOf(menu.restaurantId, change)) menu.send(MENU_AGAIN)
    }
    const removed = removedMember(payload)
    // Its client connects again, and reads everything again with what it may see now.
    if (removed) for (const watcher of watchers) if (watcher.accountId === removed) end(watcher)
    // Other notifications concern sessions: a round finds the ended ones.
    startRound()
  }

  function start(): void {
    stopListening ??= db.listen(CHANNEL, { heard: hear, linked: resync })
    heartbeat ??= setInterval(() => {
      startRound()
      for (const stream of [...watchers, ...menus]) stream.send(HEARTBEAT)
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
    watchMenu: (menu) => {
      start()
      menus.add(menu)
      menu.send(MENU_AGAIN)
      return () => menus.delete(menu)
    },
    countMenus: (visitor) => ({
      all: menus.size,
      own: [...menus].filter((menu) => menu.visitor === visitor).length,
    }),
    close: async () => {
      clearInterval(heartbeat)
      for (const watcher of watchers) end(watcher)
      for (const menu of menus) menu.end()
      menus.clear()
      await stopListening?.()
      await round
    },
  }
}
