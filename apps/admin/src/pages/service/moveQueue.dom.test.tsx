import { PartMissing } from '@potager/admin-kit/data'
import { ApiError } from '@potager/domain/api'
import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backOffice, shownToasts } from '../../testing/backOffice.tsx'
import { createMoveQueue, useMoveQueue } from './moveQueue.ts'

const body = drawBody(contract.order.getOrder.response, 1)
const step = { id: body.id, to: 'READY' as const }

function kitchen(replies: Replies) {
  const { asked, answer, queryClient, run } = backOffice(replies)
  const lists = ['orders', 'dishes']
  for (const list of lists) queryClient.setQueryData([list], [])
  return { asked, answer, run, stale: () => lists.filter((list) => queryClient.getQueryState([list])?.isInvalidated) }
}

/** Captures the five-second retry timers, which would outlive the test. */
function secondTries(): (() => void)[] {
  const tries: (() => void)[] = []
  const usual = setTimeout
  vi.stubGlobal('setTimeout', (task: () => void, ms: number) => (ms === 5000 ? tries.push(task) : usual(task, ms)))
  onTestFinished(() => void vi.unstubAllGlobals())
  return tries
}

describe('steps of the kitchen', () => {
  it('are sent as they are taken, and refetch the orders', async () => {
    const { asked, run, stale } = kitchen({ updateOrderStatus: () => ({ body }) })
    const { result } = run(useMoveQueue)
    expect(result.current.moves).toEqual([])
    act(() => result.current.take(step))
    expect(result.current.moves).toEqual([step])
    await waitFor(() => expect(result.current.moves).toEqual([]))
    expect(asked).toMatchObject([{ params: { orderId: step.id }, body: { status: 'READY' } }])
    expect(stale()).toEqual(['orders'])
  })

  it('show the reason of a refusal, and refetch the orders', async () => {
    const { run, stale } = kitchen({ updateOrderStatus: () => ({ status: 404, body: { message: 'Introuvable.' } }) })
    const { result } = run(useMoveQueue)
    const toasts = shownToasts()
    act(() => result.current.take(step))
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^! .*Introuvable\.$/)]))
    expect(stale()).toEqual(['orders'])
  })

  it('survive leaving the page, are retried when the browser is online again, and succeed once', async () => {
    const tries = secondTries()
    const { asked, answer, run } = kitchen({ updateOrderStatus: () => ({ status: 503 }) })
    const { result, unmount } = run(useMoveQueue)
    act(() => result.current.take(step))
    await waitFor(() => expect(tries).toHaveLength(1))
    unmount()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(tries).toHaveLength(2))
    expect(asked).toHaveLength(2)

    const since = answer({ updateOrderStatus: () => ({ body }) })
    const { result: again } = run(useMoveQueue)
    expect(again.current.moves).toEqual([step])
    act(() => tries[0]?.())
    await waitFor(() => expect(again.current.moves).toEqual([]))
    expect(since).toHaveLength(1)
  })

  it('are retried five seconds after a failure', async () => {
    const tries = secondTries()
    const { run } = kitchen({ updateOrderStatus: (_, time) => (time === 1 ? { status: 503 } : { body }) })
    const { result } = run(useMoveQueue)
    act(() => result.current.take(step))
    await waitFor(() => expect(tries).toHaveLength(1))
    act(() => tries[0]?.())
    await waitFor(() => expect(result.current.moves).toEqual([]))
  })
})

describe('moveQueue', () => {
  const ID = '01955b3b-ca80-724c-b440-7464513abcde'
  const OTHER = '01955b3b-ca80-724c-b440-746451301234'

  type Answer = 'ok' | 'lost' | 'code missing' | 'done, unanswered' | { status: number; message: string }

  const gerant = { account: 'gerant' }

  /** A kitchen's tablet with a scripted server and a manual clock; whoever is signed in may change. */
  function queued(
    answers: Answer[],
    kept: string | null = null,
    storage?: () => Pick<Storage, 'getItem' | 'setItem'>,
    signedIn: { account: string } = gerant,
  ) {
    const server: Record<string, string> = { [ID]: 'PENDING', [OTHER]: 'PENDING' }
    const sent: string[] = []
    const done: string[] = []
    const refused: string[] = []
    const timers: (() => void)[] = []
    const waits: number[] = []
    let stored = kept
    const queue = createMoveQueue({
      account: () => signedIn.account,
      write: async ({ id, to }) => {
        sent.push(`${id.slice(-4)} ${to}`)
        const answer = answers.shift() ?? 'ok'
        if (answer === 'ok' || answer === 'done, unanswered') server[id] = to
        if (answer === 'code missing') throw new PartMissing()
        if (typeof answer === 'object') throw refusal(answer.status, answer.message)
        if (answer !== 'ok') throw refusal(0, '')
      },
      read: async (id) => {
        const status = server[id] ?? ''
        if (status === 'unreachable') throw refusal(0, '')
        if (status === 'hidden') throw refusal(403, 'Interdite.')
        return { status }
      },
      storage: storage ?? (() => ({ getItem: () => stored, setItem: (_, value) => void (stored = value) })),
      onDone: ({ id, to }) => done.push(`${id.slice(-4)} ${to}`),
      onRefused: (why) => refused.push(why),
      later: (task, ms) => {
        timers.push(task)
        waits.push(ms)
      },
    })
    const pass = async () => {
      timers.shift()?.()
      await settled()
    }
    return { queue, server, sent, done, refused, waits, pass, stored: () => stored }
  }

  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  const refusal = (status: number, message: string) =>
    new ApiError(status === 0 ? 'network' : 'refused', status, { ...(message ? { message } : {}), fields: {} }, message)

  describe('a step that ends an order [BRD-01]', () => {
    it('is held for ten seconds before it is sent, while other steps go first', async () => {
      const { queue, sent, waits, pass, stored } = queued([])
      queue.take({ id: ID, to: 'COMPLETED' })
      queue.take({ id: OTHER, to: 'CONFIRMED' })
      await settled()
      expect(sent).toEqual(['1234 CONFIRMED'])
      expect([...queue.held()]).toEqual([ID])
      expect(waits).toEqual([10_000])
      expect(stored()).toContain(ID)
      await pass()
      expect(sent).toEqual(['1234 CONFIRMED', 'bcde COMPLETED'])
      expect([...queue.held()]).toEqual([])
    })

    it('is never sent if taken back while held', async () => {
      const { queue, sent, pass, stored } = queued([])
      queue.take({ id: ID, to: 'COMPLETED' })
      queue.takeBack(ID)
      expect(queue.moves()).toEqual([])
      expect(stored()).toBe('[]')
      await pass()
      expect(sent).toEqual([])
      queue.take({ id: OTHER, to: 'CONFIRMED' })
      queue.takeBack(OTHER)
      await settled()
      expect(sent).toEqual(['1234 CONFIRMED'])
    })

    it('is sent at once if restored after a reload', async () => {
      const { queue, sent } = queued([], JSON.stringify([{ id: ID, to: 'COMPLETED' }]))
      await queue.flush()
      expect(sent).toEqual(['bcde COMPLETED'])
    })
  })

  describe('steps taken in the kitchen', () => {
    it('are sent in order; another step of an order is ignored while one is queued', async () => {
      const { queue, sent, done } = queued([])
      queue.take({ id: ID, to: 'CONFIRMED' })
      queue.take({ id: ID, to: 'PREPARING' })
      queue.take({ id: OTHER, to: 'CONFIRMED' })
      await settled()
      expect(sent).toEqual(['bcde CONFIRMED', '1234 CONFIRMED'])
      expect(done).toEqual(sent)
      expect(queue.moves()).toEqual([])
    })

    it('wait while network or server are unavailable, and are sent once the server answers', async () => {
      const { queue, done, waits, pass, stored } = queued(['lost', 'code missing', { status: 503, message: '' }, 'ok'])
      queue.take({ id: ID, to: 'CONFIRMED' })
      await settled()
      expect(queue.moves()).toHaveLength(1)
      expect(stored()).toContain(ID)
      await pass()
      await pass()
      expect(queue.moves()).toHaveLength(1)
      await pass()
      expect(done).toEqual(['bcde CONFIRMED'])
      expect(waits).toEqual([5000, 5000, 5000])
      expect(stored()).toBe('[]')
    })

    it('are still there after a reload', async () => {
      const { queue, done } = queued([], JSON.stringify([{ id: ID, to: 'CONFIRMED' }, { id: '', to: 'x' }, 3]))
      expect(queue.moves()).toEqual([{ id: ID, to: 'CONFIRMED' }])
      await queue.flush()
      expect(done).toEqual(['bcde CONFIRMED'])
    })

    it('stay stored when another tab stores and settles its own', async () => {
      let stored: string | null = null
      const storage = () => ({ getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) })
      const [waiting, other] = [queued(['lost'], null, storage), queued([], null, storage)]
      waiting.queue.take({ id: ID, to: 'CONFIRMED' })
      other.queue.take({ id: OTHER, to: 'CONFIRMED' })
      await settled()
      expect(other.queue.moves()).toEqual([])
      expect(queued([], stored).queue.moves()).toEqual([{ id: ID, to: 'CONFIRMED' }])
    })

    it('wait for whoever took them: another account neither sends nor loses them', async () => {
      const stored = new Map<string, string>()
      const storage = () => ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      })
      const signedIn = { account: 'gerant' }
      const first = queued(['lost', 'ok'], null, storage, signedIn)
      first.queue.take({ id: ID, to: 'CONFIRMED' })
      await settled()
      signedIn.account = 'proprietaire'
      await first.pass()
      expect(first.sent).toHaveLength(1)
      const other = queued([], null, storage, signedIn)
      await other.queue.flush()
      other.queue.take({ id: OTHER, to: 'CONFIRMED' })
      await settled()
      expect(other.sent).toEqual(['1234 CONFIRMED'])
      const back = queued([], null, storage)
      await back.queue.flush()
      expect(back.done).toEqual(['bcde CONFIRMED'])
    })

    it('count as done if a conflict shows that an unanswered one got through', async () => {
      const { queue, done, refused, pass } = queued([
        'done, unanswered',
        { status: 409, message: 'Cette commande est déjà au statut « Confirmée ».' },
      ])
      queue.take({ id: ID, to: 'CONFIRMED' })
      await settled()
      await pass()
      expect(done).toEqual(['bcde CONFIRMED'])
      expect(refused).toEqual([])
    })

    it('report an order that somebody else changed, and go on', async () => {
      const { queue, server, refused, done } = queued([{ status: 409, message: 'non' }, 'ok'])
      server[ID] = 'CANCELED'
      queue.take({ id: ID, to: 'CONFIRMED' })
      queue.take({ id: OTHER, to: 'CONFIRMED' })
      await settled()
      expect(refused).toEqual(['Commande 3abcde\u00a0: déjà «\u00a0Annulée\u00a0», changée ailleurs.'])
      expect(done).toEqual(['1234 CONFIRMED'])
    })

    it('are retried after a 401, 429 or 500', async () => {
      const passing = [401, 429, 500].map((status) => ({ status, message: 'plus tard' }))
      const { queue, sent, done, refused, pass } = queued([...passing])
      queue.take({ id: ID, to: 'CONFIRMED' })
      for (const _ of passing) {
        await settled()
        expect(queue.moves()).toHaveLength(1)
        await pass()
      }
      expect([sent.length, done.length, refused]).toEqual([4, 1, []])
    })

    it('wait after a conflict while the order cannot be reached, and are refused if it may not be read', async () => {
      const conflict = { status: 409, message: 'Déjà faite.' }
      const { queue, server, done, refused, pass } = queued([conflict, conflict])
      server[ID] = 'unreachable'
      queue.take({ id: ID, to: 'CONFIRMED' })
      await settled()
      expect(queue.moves()).toHaveLength(1)
      expect(refused).toEqual([])
      server[ID] = 'hidden'
      await pass()
      expect(queue.moves()).toEqual([])
      expect([done, refused]).toEqual([[], ['Commande 3abcde\u00a0: Déjà faite.']])
    })

    it('are refused with a default message if the server gives none', async () => {
      const { queue, refused } = queued([{ status: 404, message: '' }])
      queue.take({ id: ID, to: 'CONFIRMED' })
      await settled()
      expect(refused).toEqual(['Commande 3abcde\u00a0: Erreur lors de la mise à jour'])
    })

    it('are queued while one is under way, and each change is told to subscribers', async () => {
      const { queue, sent } = queued([])
      const seen: number[] = []
      const stop = queue.subscribe(() => seen.push(queue.moves().length))
      queue.take({ id: ID, to: 'CONFIRMED' })
      void queue.flush()
      queue.take({ id: OTHER, to: 'CONFIRMED' })
      await settled()
      expect(sent).toHaveLength(2)
      expect(seen).toEqual([1, 2, 1, 0])
      stop()
      queue.take({ id: ID, to: 'PREPARING' })
      expect(seen).toHaveLength(4)
    })

    it.each(['{', 'null', '{}', '[{"id":"x","to":"EATEN"}]', '[{"to":"READY"}]'])(
      'start with an empty queue if « %s » is stored',
      (stored) => {
        expect(queued([], stored).queue.moves()).toEqual([])
      },
    )

    it('last as long as the page if the browser’s storage is denied', async () => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      const { queue, done } = queued(['lost'], null, denied)
      expect(queue.moves()).toEqual([])
      queue.take({ id: ID, to: 'CONFIRMED' })
      await settled()
      expect(queue.moves()).toHaveLength(1)
      await queue.flush()
      expect(done).toHaveLength(1)
    })

    it('tell a refusal in the server’s words', async () => {
      const { queue, refused } = queued([{ status: 404, message: 'Commande introuvable.' }])
      queue.take({ id: ID, to: 'CONFIRMED' })
      await settled()
      expect(refused).toEqual(['Commande 3abcde\u00a0: Commande introuvable.'])
      expect(queue.moves()).toEqual([])
    })
  })
})
