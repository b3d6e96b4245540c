import { readAgainAfterWrite, refusalOf, useLoadedWrites } from '@potager/admin-kit/data'
import { type ApiError, errorMessage } from '@potager/domain/api'
import { displayName, queueKey } from '@potager/domain/auth'
import { orderNumber } from '@potager/domain/format'
import { orderMessages, orderStatusLabels, serviceMessages as text } from '@potager/domain/messages'
import { isOrderStatus, type Order, type OrderStatus } from '@potager/domain/order'
import { asRecord, readList, readString } from '@potager/domain/wire'
import { toast } from '@potager/ui/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { session } from '../../platform/auth/session.ts'
import { dataProvider, queryClient } from '../../platform/services.ts'

/** A status change made by the user that the server may not have yet. */
export type QueuedMove = { id: string; to: OrderStatus }

type Dependencies = {
  /** Who is signed in. */
  account: () => string
  write: (move: QueuedMove) => Promise<unknown>
  /** The order as the server has it. */
  read: (id: string) => Promise<{ status: string }>
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  onDone: (move: QueuedMove) => void
  /** The change was refused for good, with the message. */
  onRefused: (why: string) => void
  later: (task: () => void, ms: number) => void
}

const RETRY_MS = 5000
/** How long a change that ends an order is held before it is sent, in milliseconds. */
const HELD_MS = 10_000

function readMoves(stored: string | null): QueuedMove[] {
  try {
    return readList(JSON.parse(stored ?? '[]'), (value) => {
      const row = asRecord(value) ?? {}
      return { id: readString(row.id), to: readString(row.to) }
    }).filter((move): move is QueuedMove => move.id !== '' && isOrderStatus(move.to))
  } catch {
    return []
  }
}

/** Whether a retry may succeed: no answer, a server error, a rate limit or an expired session. */
const isPassing = (status: number) => [0, 401, 429].includes(status) || status >= 500

/**
 * One account's status changes in order, persisted over reloads and sent one by one until answered. A change that succeeded without
 * an answer is recognised by the order's status: it is neither repeated nor reported as a failure. While
 * another account is signed in they wait: they are not its own. One that ends an order is held for ten seconds, in which it
 * may be taken back: nothing leads back from there. After a reload it is no longer held.
 */
export function createMoveQueue({ account, write, read: readOrder, storage, onDone, onRefused, later }: Dependencies) {
  const owner = account()
  const key = queueKey(owner)
  let moves = read()
  let sending = false
  let held: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()

  function read(): readonly QueuedMove[] {
    try {
      return readMoves(storage().getItem(key))
    } catch {
      return []
    }
  }

  /** Edits the queue in memory and in storage, separately: another tab may have stored its own changes. */
  function change(edit: (steps: readonly QueuedMove[]) => readonly QueuedMove[]) {
    moves = edit(moves)
    try {
      storage().setItem(key, JSON.stringify(edit(read())))
    } catch {
      // Without storage the queue lives as long as the page.
    }
    for (const listener of listeners) listener()
  }

  /** Returns true when the first change is settled, either way. */
  async function sendFirst(move: QueuedMove): Promise<boolean> {
    try {
      await write(move)
      onDone(move)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (isPassing(refusal.status)) return false
      return settleRefused(move, refusal)
    }
  }

  async function settleRefused(move: QueuedMove, error: ApiError): Promise<boolean> {
    const number = orderNumber(move.id)
    if (error.status !== 409) {
      onRefused(text.refused(number, errorMessage(error) ?? orderMessages.statusFailure))
      return true
    }
    try {
      const { status } = await readOrder(move.id)
      if (status === move.to) onDone(move)
      else onRefused(text.elsewhere(number, isOrderStatus(status) ? orderStatusLabels[status] : status))
      return true
    } catch (unread) {
      if (isPassing(refusalOf(unread).status)) return false
      onRefused(text.refused(number, errorMessage(error) ?? orderMessages.statusFailure))
      return true
    }
  }

  const firstDue = () => moves.find(({ id }) => !held.has(id))

  /** Ends the holding of a change; it is then due, unless it was taken back. */
  function release(id: string) {
    held = new Set([...held].filter((other) => other !== id))
    for (const listener of listeners) listener()
  }

  async function flush(): Promise<void> {
    if (sending) return
    sending = true
    try {
      for (let first = firstDue(); first && account() === owner; first = firstDue()) {
        if (!(await sendFirst(first))) {
          later(() => void flush(), RETRY_MS)
          return
        }
        const { id, to } = first
        change((steps) => steps.filter((step) => step.id !== id || step.to !== to))
      }
    } finally {
      sending = false
    }
  }

  return {
    /** Queues a change; ignored while the same order has one queued. */
    take: (move: QueuedMove): void => {
      if (moves.some(({ id }) => id === move.id)) return
      if (move.to === 'COMPLETED') {
        held = new Set([...held, move.id])
        later(() => {
          release(move.id)
          void flush()
        }, HELD_MS)
      }
      change((steps) => [...steps, move])
      void flush()
    },
    /** Takes back a change that is held; ignored once it is not. */
    takeBack: (id: string): void => {
      if (!held.has(id)) return
      change((steps) => steps.filter((step) => step.id !== id))
      release(id)
    },
    /** Ids of the orders whose change is held. */
    held: () => held,
    flush,
    moves: () => moves,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

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
