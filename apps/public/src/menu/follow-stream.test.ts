import { MENU_CHANGED } from '@potager/domain/changes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followStream } from './follow-stream.ts'

class Stream extends EventTarget {
  readyState = 0
  say(type: string, readyState = 1): void {
    this.readyState = readyState
    this.dispatchEvent(new Event(type))
  }
  close(): void {
    this.readyState = 2
  }
}

/** A page that is seen or not, with the streams it opened and how often it was told to read again. */
function page(seen = true) {
  const document = Object.assign(new EventTarget(), { visibilityState: seen ? 'visible' : 'hidden' } as const)
  const window = new EventTarget()
  const streams: Stream[] = []
  const changed = vi.fn<() => void>()
  const stop = new AbortController()
  const open = () => {
    const stream = new Stream()
    streams.push(stream)
    return stream as unknown as EventSource
  }
  followStream(open, changed, stop.signal, { document: document as unknown as Document, window: window as Window })
  return {
    streams,
    changed,
    stop: () => stop.abort(),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    see: (visible: boolean) => {
      Object.assign(document, { visibilityState: visible ? 'visible' : 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    states: () => streams.map(({ readyState }) => readyState),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('reads again once for changes that come together, and again for later ones', () => {
  const { streams, changed } = page()
  streams[0]?.say('open')
  for (let times = 0; times < 3; times += 1) streams[0]?.say(MENU_CHANGED)
  vi.advanceTimersByTime(1000)
  expect(changed).toHaveBeenCalledTimes(1)
  streams[0]?.say(MENU_CHANGED)
  vi.advanceTimersByTime(1000)
  expect(changed).toHaveBeenCalledTimes(2)
})

it('has a stream while the page is seen only, and none after its end', () => {
  const { streams, changed, see, leave, stop, states } = page(false)
  expect(streams).toEqual([])
  see(true)
  streams[0]?.say('open')
  streams[0]?.say(MENU_CHANGED)
  see(false)
  vi.advanceTimersByTime(1000)
  expect([states(), changed.mock.calls.length]).toEqual([[2], 0])
  see(true)
  leave()
  expect(states()).toEqual([2, 2])
  see(true)
  stop()
  see(true)
  expect(states()).toEqual([2, 2, 2])
})

it('a closed menu stream is replaced once the page is visible again, a reconnecting one is left alone', () => {
  const { streams, see } = page()
  streams[0]?.say('open')
  streams[0]?.say('error', 0)
  see(true)
  expect(streams).toHaveLength(1)
  streams[0]?.say('error', 2)
  expect(streams).toHaveLength(1)
  see(true)
  expect(streams).toHaveLength(2)
})

it('a menu stream that never opened is not tried again', () => {
  const { streams, see } = page()
  streams[0]?.say('error', 2)
  see(false)
  see(true)
  expect(streams).toHaveLength(1)
})
