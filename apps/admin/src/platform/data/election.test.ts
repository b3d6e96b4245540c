import { afterEach, describe, expect, it, vi } from 'vitest'
import { elect } from './election.ts'
import { inOneTab } from './inOneTab.ts'

describe('election', () => {
  const closers: (() => void)[] = []
  afterEach(() => {
    for (const close of closers.splice(0)) close()
  })

  /** Tabs of one browser, and which of them work at the moment. */
  function browser() {
    const name = crypto.randomUUID()
    const working = new Set<string>()
    return {
      working,
      open: (tab: string) => {
        const channel = new BroadcastChannel(name)
        const stop = new AbortController()
        const task = async (signal: AbortSignal) => {
          working.add(tab)
          signal.addEventListener('abort', () => working.delete(tab))
        }
        const ended = elect(channel, task, stop.signal, { answer: 50, round: 200 })
        closers.push(() => stop.abort())
        return {
          ended,
          close: () => stop.abort(),
          /** Falls silent, as a tab does that the system kills or puts to sleep. */
          die: () => {
            channel.close()
            channel.postMessage = () => {}
            working.delete(tab)
          },
        }
      },
    }
  }

  const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })
  const one = (working: Set<string>) => eventually(() => expect(working.size).toBe(1))

  it('one of nine tabs that open at once is elected, and another when it closes', async () => {
    const { working, open } = browser()
    const tabs = new Map(Array.from('abcdefghi', (name) => [name, open(name)]))
    await one(working)
    const [first = ''] = working
    tabs.get(first)?.close()
    await tabs.get(first)?.ended
    await one(working)
    expect(working).not.toContain(first)
  })

  it('has another tab take over from one that died without a word', async () => {
    const { working, open } = browser()
    const first = open('first')
    await one(working)
    open('second')
    first.die()
    await eventually(() => expect([...working]).toEqual(['second']))
  })

  it('of two elected tabs the older one keeps the task', async () => {
    const { working, open } = browser()
    open('old')
    await one(working)
    const young = new Set<string>()
    const channel = new BroadcastChannel('other')
    closers.push(() => channel.close())
    const heard: ((event: MessageEvent<string>) => void)[] = []
    const said: string[] = []
    const deaf = {
      addEventListener: (_: string, listener: (event: MessageEvent<string>) => void) => heard.push(listener),
      postMessage: (word: string) => said.push(word),
      close: () => {},
    }
    const stop = new AbortController()
    closers.push(() => stop.abort())
    const task = async (signal: AbortSignal) => {
      young.add('young')
      signal.addEventListener('abort', () => young.clear())
    }
    void elect(deaf as never, task, stop.signal, { answer: 10, round: 200 })
    await one(young)
    const hear = (data: string) => heard.forEach((listener) => listener({ data } as MessageEvent<string>))
    const [, rank = ''] = said
    hear(`9${rank}`)
    expect([young.size, said.at(-1)]).toEqual([1, rank])
    hear(`0${rank}`)
    expect(young.size).toBe(0)
  })

  it('an election ends when it is aborted, and rejects with the error of its task', async () => {
    const stop = new AbortController()
    const channel = () => new BroadcastChannel(crypto.randomUUID())
    const failing = elect(channel(), () => Promise.reject(new Error('panne')), stop.signal, { answer: 1, round: 200 })
    await expect(failing).rejects.toThrow('panne')
    const ending = elect(channel(), async () => {}, stop.signal)
    stop.abort()
    await expect(ending).resolves.toBeUndefined()
  })
})

describe('inOneTab', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('inOneTab uses the browser’s locks: waiting ends quietly on abort, failures are passed on', async () => {
    const request = vi.fn<(name: string, options: LockOptions, task: () => Promise<void>) => Promise<void>>()
    vi.stubGlobal('navigator', { locks: { request } })
    const stop = new AbortController()
    request.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const waiting = inOneTab('x', async () => {}, stop.signal)
    stop.abort()
    await expect(waiting).resolves.toBeUndefined()
    request.mockRejectedValueOnce(new Error('verrou'))
    await expect(inOneTab('x', async () => {}, new AbortController().signal)).rejects.toThrow('verrou')
    request.mockImplementationOnce((_name, _options, task) => task())
    const worked = vi.fn<() => void>()
    await inOneTab('x', async () => worked(), new AbortController().signal)
    expect(worked).toHaveBeenCalledOnce()
  })

  it('inOneTab runs the task in one tab in a browser without locks', async () => {
    vi.stubGlobal('navigator', {})
    const stop = new AbortController()
    const working = new Set<AbortSignal>()
    const work = async (signal: AbortSignal) => {
      working.add(signal)
      signal.addEventListener('abort', () => working.delete(signal))
    }
    const tabs = [1, 2].map(() => inOneTab('without-locks', work, stop.signal))
    const one = () => vi.waitFor(() => expect(working.size).toBe(1), { timeout: 10_000 })
    await one()
    // Longer than a tab waits for an answer. Two may begin at once on a busy machine: then the younger stops.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await one()
    stop.abort()
    await Promise.all(tabs)
  })
})
