import { ApiError, type Client, errorMessage } from '@potager/domain/api'
import { orderNumber } from '@potager/domain/format'
import { orderMessages, orderStatusLabels, serviceMessages as text } from '@potager/domain/messages'
import { getOrder, isOrderStatus, type OrderStatus, updateOrderStatus } from '@potager/domain/order'
import { asRecord, readList, readString } from '@potager/domain/wire'

/** A next step that somebody took, and that the server may not know yet. */
export type QueuedMove = { id: string; to: OrderStatus }

type Dependencies = {
  api: Pick<Client, 'send'>
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** A step is done on the server. */
  onDone: (move: QueuedMove) => void
  /** A step that will never be done, in words. */
  onRefused: (why: string) => void
  /** Calls back after some milliseconds. */
  later: (task: () => void, ms: number) => void
}

const KEY = 'potager-service-queue'
const RETRY_MS = 5000

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

/** Whether the same step may get through later: nobody answered, the server could not, or the person must sign in first. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || [0, 401, 429].includes(error.status) || error.status >= 500

/**
 * Steps in the order they were taken, kept through a reload and sent one by one until the server answers. A step that got
 * through without its answer is recognised by the order's status, so that nothing is done twice nor told as a failure.
 */
export function createMoveQueue({ api, storage, onDone, onRefused, later }: Dependencies) {
  let moves = read()
  let sending = false
  const listeners = new Set<() => void>()

  function read(): readonly QueuedMove[] {
    try {
      return readMoves(storage().getItem(KEY))
    } catch {
      return []
    }
  }

  /** Changes the steps of this tab, and those that are stored: another tab may have stored its own. */
  function change(edit: (steps: readonly QueuedMove[]) => readonly QueuedMove[]) {
    moves = edit(moves)
    try {
      storage().setItem(KEY, JSON.stringify(edit(read())))
    } catch {
      // A browser that keeps nothing: the steps live as long as the page.
    }
    for (const listener of listeners) listener()
  }

  /** True when the first step is settled, one way or the other. */
  async function sendFirst(move: QueuedMove): Promise<boolean> {
    try {
      await api.send(updateOrderStatus, { id: move.id, status: move.to })
      onDone(move)
      return true
    } catch (error) {
      if (isPassing(error)) return false
      return settleRefused(move, error)
    }
  }

  async function settleRefused(move: QueuedMove, error: unknown): Promise<boolean> {
    const number = orderNumber(move.id)
    if (!(error instanceof ApiError) || error.status !== 409) {
      onRefused(text.refused(number, errorMessage(error) ?? orderMessages.statusFailure))
      return true
    }
    try {
      const { status } = await api.send(getOrder, move.id)
      if (status === move.to) onDone(move)
      else onRefused(text.elsewhere(number, isOrderStatus(status) ? orderStatusLabels[status] : status))
      return true
    } catch (unread) {
      if (isPassing(unread)) return false
      onRefused(text.refused(number, errorMessage(error) ?? orderMessages.statusFailure))
      return true
    }
  }

  async function flush(): Promise<void> {
    if (sending) return
    sending = true
    try {
      for (let first = moves[0]; first; first = moves[0]) {
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
    /** Takes a step; a second one of the same order waits until the first is settled. */
    take: (move: QueuedMove): void => {
      if (moves.some(({ id }) => id === move.id)) return
      change((steps) => [...steps, move])
      void flush()
    },
    flush,
    moves: () => moves,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
