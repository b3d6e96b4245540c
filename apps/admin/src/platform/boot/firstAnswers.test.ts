import { describe, expect, it, vi } from 'vitest'
import { KEPT_MS, prefetch, withFirstAnswers } from './firstAnswers.ts'

const nothingKept = { getItem: () => null }
const mine = { Authorization: 'Bearer mine' }

function network() {
  const asked: { url: string; authorization: string | null }[] = []
  const ask: typeof fetch = async (input, init) => {
    asked.push({ url: String(input), authorization: new Headers(init?.headers).get('authorization') })
    return new Response(String(input))
  }
  return { ask, asked }
}

const bodyOf = async (answer: Promise<Response>) => (await answer).text()

describe('a prefetched answer', () => {
  it('is requested with the session’s token, or without it for a public call', async () => {
    const { ask, asked } = network()
    prefetch([{ url: '/orders' }, { url: '/menu', open: true }], 'mine', ask, nothingKept)
    expect(asked).toEqual([
      { url: '/orders', authorization: 'Bearer mine' },
      { url: '/menu', authorization: null },
    ])
  })

  it('is not requested if the browser stores parameters of the list', () => {
    const { ask, asked } = network()
    const kept = { getItem: (key: string) => (key === 'left' ? '{}' : null) }
    prefetch(
      [
        { url: '/orders', unless: 'left' },
        { url: '/dishes', unless: 'other' },
      ],
      'mine',
      ask,
      kept,
    )
    expect(asked.map(({ url }) => url)).toEqual(['/dishes'])
  })

  it('is used once, then the call goes to the network', async () => {
    const { ask, asked } = network()
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', ask, nothingKept), ask)
    expect(await bodyOf(take('/orders', { headers: mine }))).toBe('/orders')
    expect(asked).toHaveLength(1)
    await take('/orders', { headers: mine })
    expect(asked).toHaveLength(2)
  })

  it('is not used for a call with another token or without one', async () => {
    const { ask, asked } = network()
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', ask, nothingKept), ask)
    await take('/orders', { headers: { Authorization: 'Bearer other' } })
    await take('/orders')
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer mine', 'Bearer other', null])
  })

  it('is forgotten after a write', async () => {
    const { ask, asked } = network()
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', ask, nothingKept), ask)
    await take('/orders/1', { method: 'PUT', headers: mine })
    await take('/orders', { headers: mine })
    expect(asked.map(({ url }) => url)).toEqual(['/orders', '/orders/1', '/orders'])
  })

  it('is forgotten when it has waited too long', async () => {
    vi.useFakeTimers()
    const { ask, asked } = network()
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', ask, nothingKept), ask)
    vi.advanceTimersByTime(KEPT_MS + 1)
    await take('/orders', { headers: mine })
    expect(asked).toHaveLength(2)
    vi.useRealTimers()
  })

  it('is requested again by the page if it failed', async () => {
    const { ask } = network()
    const failing: typeof fetch = () => Promise.reject(new TypeError('no network'))
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', failing, nothingKept), ask)
    expect(await bodyOf(take('/orders', { headers: mine }))).toBe('/orders')
  })

  it('rejects when its call is aborted', async () => {
    const { ask } = network()
    const never: typeof fetch = () => new Promise(() => {})
    const take = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', never, nothingKept), ask)
    const stop = new AbortController()
    const answer = take('/orders', { headers: mine, signal: stop.signal })
    stop.abort(new Error('left'))
    await expect(answer).rejects.toThrow('left')
    const stopped = withFirstAnswers(prefetch([{ url: '/orders' }], 'mine', never, nothingKept), ask)
    await expect(stopped('/orders', { headers: mine, signal: stop.signal })).rejects.toThrow('left')
  })
})
