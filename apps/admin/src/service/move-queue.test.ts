import { ApiError, type Client } from '@potager/domain/api'
import { describe, expect, it } from 'vitest'
import { createMoveQueue } from './move-queue.ts'

const ID = '01955b3b-ca80-724c-b440-7464513abcde'
const OTHER = '01955b3b-ca80-724c-b440-746451301234'

type Answer = 'ok' | 'lost' | 'done, unanswered' | { status: number; message: string }

/** A kitchen's tablet before a server that answers as told, and a clock that only moves when told. */
function kitchen(answers: Answer[], kept: string | null = null) {
  const server: Record<string, string> = { [ID]: 'PENDING', [OTHER]: 'PENDING' }
  const sent: string[] = []
  const done: string[] = []
  const refused: string[] = []
  const timers: (() => void)[] = []
  let stored = kept
  const api = {
    async send(call: { name: string }, input: unknown) {
      if (call.name === 'getOrder') return { status: server[String(input)] }
      const { id, status } = input as { id: string; status: string }
      sent.push(`${id.slice(-4)} ${status}`)
      const answer = answers.shift() ?? 'ok'
      if (answer === 'ok' || answer === 'done, unanswered') server[id] = status
      if (answer === 'ok') return { id, status }
      if (typeof answer === 'object') throw refusal(answer.status, answer.message)
      throw refusal(0, '')
    },
  } as Pick<Client, 'send'>
  const queue = createMoveQueue({
    api,
    storage: () => ({ getItem: () => stored, setItem: (_, value) => void (stored = value) }),
    onDone: ({ id, to }) => done.push(`${id.slice(-4)} ${to}`),
    onRefused: (why) => refused.push(why),
    later: (task) => timers.push(task),
  })
  const pass = async () => {
    timers.shift()?.()
    await settled()
  }
  return { queue, server, sent, done, refused, pass, stored: () => stored }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const refusal = (status: number, message: string) =>
  new ApiError(status === 0 ? 'network' : 'refused', status, { message, fields: {} }, message)

describe('steps taken in the kitchen', () => {
  it('are sent in their order, one step of an order at a time', async () => {
    const { queue, sent, done } = kitchen([])
    queue.take({ id: ID, to: 'CONFIRMED' })
    queue.take({ id: ID, to: 'PREPARING' })
    queue.take({ id: OTHER, to: 'CONFIRMED' })
    await settled()
    expect(sent).toEqual(['bcde CONFIRMED', '1234 CONFIRMED'])
    expect(done).toEqual(sent)
    expect(queue.moves()).toEqual([])
  })

  it('wait while the network is away, and are sent when it is back', async () => {
    const { queue, done, pass, stored } = kitchen(['lost', { status: 503, message: '' }, 'ok'])
    queue.take({ id: ID, to: 'CONFIRMED' })
    await settled()
    expect(queue.moves()).toHaveLength(1)
    expect(stored()).toContain(ID)
    await pass()
    expect(queue.moves()).toHaveLength(1)
    await pass()
    expect(done).toEqual(['bcde CONFIRMED'])
    expect(stored()).toBe('[]')
  })

  it('are still there after a reload', async () => {
    const { queue, done } = kitchen([], JSON.stringify([{ id: ID, to: 'CONFIRMED' }, { id: '', to: 'x' }, 3]))
    expect(queue.moves()).toEqual([{ id: ID, to: 'CONFIRMED' }])
    await queue.flush()
    expect(done).toEqual(['bcde CONFIRMED'])
  })

  it('are recognised when they got through without an answer: neither done twice nor told as failed', async () => {
    const { queue, done, refused, pass } = kitchen([
      'done, unanswered',
      { status: 409, message: 'Une commande au statut « Confirmée » ne peut pas passer à « Confirmée ».' },
    ])
    queue.take({ id: ID, to: 'CONFIRMED' })
    await settled()
    await pass()
    expect(done).toEqual(['bcde CONFIRMED'])
    expect(refused).toEqual([])
  })

  it('tell what somebody else changed meanwhile, and go on', async () => {
    const { queue, server, refused, done } = kitchen([{ status: 409, message: 'non' }, 'ok'])
    server[ID] = 'CANCELED'
    queue.take({ id: ID, to: 'CONFIRMED' })
    queue.take({ id: OTHER, to: 'CONFIRMED' })
    await settled()
    expect(refused).toEqual(['Commande 3abcde\u00a0: déjà «\u00a0Annulée\u00a0», changée ailleurs.'])
    expect(done).toEqual(['1234 CONFIRMED'])
  })

  it('tell a refusal in the server’s words', async () => {
    const { queue, refused } = kitchen([{ status: 404, message: 'Commande introuvable.' }])
    queue.take({ id: ID, to: 'CONFIRMED' })
    await settled()
    expect(refused).toEqual(['Commande 3abcde\u00a0: Commande introuvable.'])
    expect(queue.moves()).toEqual([])
  })
})
