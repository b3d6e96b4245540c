import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fc, test } from '@fast-check/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { createClient } from '../../base/api/client.ts'
import { memorySession } from '../../base/api/test-backend.ts'
import {
  CHANGES_PATH,
  type ChangeMessage,
  eventCutter,
  followChanges,
  type OpenChanges,
  readChangeMessage,
  writeStreamEvent,
} from './changes.ts'

const resync = writeStreamEvent({ event: 'resync', data: '{}' })

/** A stream that sends its pieces, then stays open whatever the signal; `onCancel` runs when its reader cancels. */
function streamOf(pieces: readonly Uint8Array[], onCancel = () => {}): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece)
    },
    cancel: onCancel,
  })
}

const bytes = (text: string) => new TextEncoder().encode(text)

/** Opens one stream after the other, the last one repeatedly. */
function opening(...streams: (() => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>)[]): OpenChanges {
  let opened = 0
  return async () => {
    const next = streams[Math.min(opened++, streams.length - 1)]
    if (!next) throw new Error('No stream')
    return next()
  }
}

async function firstOf(open: OpenChanges, count: number): Promise<ChangeMessage[]> {
  const stop = new AbortController()
  const messages: ChangeMessage[] = []
  for await (const message of followChanges(open, { signal: stop.signal, wait: async () => {}, silenceMs: 100 })) {
    messages.push(message)
    if (messages.length === count) stop.abort()
  }
  return messages
}

describe('a stream', () => {
  it('is abandoned when it stays silent, even if it ignores the abort signal', async () => {
    const open = opening(
      () => streamOf([]),
      () => streamOf([bytes(resync)]),
    )
    expect(await firstOf(open, 1)).toEqual([{ kind: 'resync' }])
  })

  it('is read when a letter arrives in two pieces', async () => {
    const change = { resource: 'review', id: 'été', version: '1' } as const
    const told = bytes(writeStreamEvent({ event: 'change', data: JSON.stringify(change) }))
    const cut = told.indexOf(0xc3) + 1
    const open = opening(() => streamOf([told.slice(0, cut), told.slice(cut)]))
    expect(await firstOf(open, 1)).toEqual([{ kind: 'change', change }])
  })

  it('gives no message for an unknown event', async () => {
    const news = writeStreamEvent({ event: 'news', data: '{}' })
    expect(
      await firstOf(
        opening(() => streamOf([bytes(`${news}${resync}`)])),
        1,
      ),
    ).toEqual([{ kind: 'resync' }])
  })

  it('is let go when nobody follows it any more', async () => {
    let cancelled = false
    const open = opening(() => streamOf([bytes(resync)], () => void (cancelled = true)))
    for await (const _ of followChanges(open, { signal: new AbortController().signal })) break
    expect(cancelled).toBe(true)
  })
})

describe('changes', () => {
  const change = { resource: 'order', id: 'o1', restaurantId: 'r1', version: '7' } as const
  const told = writeStreamEvent({ event: 'change', data: JSON.stringify(change) })

  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })

  /** A real stream server: each connection gets the next step, the last one repeatedly. */
  async function streamServer(steps: ((response: ServerResponse, authorization: string) => void)[]) {
    const seen: string[] = []
    const server = createServer((request, response) => {
      const { url = '', headers } = request
      if (url.endsWith('/refreshToken')) {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ accessToken: 'two', refreshToken: 'r2' }))
        return
      }
      seen.push(`${url} ${headers.authorization}`)
      steps[Math.min(seen.length, steps.length) - 1]?.(response, headers.authorization ?? '')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    stops.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const session = memorySession({ accessToken: 'one', refreshToken: 'r1' })
    const client = createClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, session })
    return { seen, session, open: (signal: AbortSignal) => client.open(CHANGES_PATH, signal) }
  }

  const say =
    (...texts: string[]) =>
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const text of texts) response.write(text)
    }
  const sayAndEnd =
    (...texts: string[]) =>
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(texts.join(''))
    }
  const refuse = (status: number) => (response: ServerResponse) => {
    response.writeHead(status).end('{}')
  }

  type Open = Awaited<ReturnType<typeof streamServer>>['open']

  /** Follows until `count` messages came, or to the end; waits take no time and are recorded. */
  async function follow(open: Open, count: number, silenceMs = 60_000) {
    const stop = new AbortController()
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    const messages: ChangeMessage[] = []
    for await (const message of followChanges(open, { signal: stop.signal, wait, silenceMs })) {
      messages.push(message)
      if (messages.length === count) stop.abort()
    }
    return { messages, waits }
  }

  describe('events of the stream', () => {
    test.prop([fc.array(fc.nat(60), { maxLength: 8 }), fc.constantFrom('\n', '\r\n')])(
      'are the same wherever the text is cut, comments are passed over',
      (cuts, lineEnd) => {
        const text = `:\n\n${resync}: note\n\n${told}`.replaceAll('\n', lineEnd)
        const cut = eventCutter()
        const edges = [0, ...cuts.toSorted((a, b) => a - b), text.length]
        const events = edges.slice(1).flatMap((edge, index) => cut(text.slice(edges[index], edge)))
        expect(events.map(readChangeMessage)).toEqual([{ kind: 'resync' }, { kind: 'change', change }])
      },
    )

    it('are named « message » by default, and lose one space before their data', () => {
      const cut = eventCutter()
      expect(cut('data: a b\n\ndata:c d\ndata:  e\n\n')).toEqual([
        { event: 'message', data: 'a b' },
        { event: 'message', data: 'c d\n e' },
      ])
    })

    it('give no change message when unknown or malformed', () => {
      const bad = ['', '{', 'null', '[]', '{"resource":"plate","id":"1"}', '{"resource":"session"}']
      for (const data of bad) expect(readChangeMessage({ event: 'change', data })).toBeNull()
      expect(readChangeMessage({ event: 'news', data: JSON.stringify(change) })).toBeNull()
      expect(
        readChangeMessage({ event: 'change', data: '{"resource":"review","restaurantId":null,"id":null}' }),
      ).toEqual({ kind: 'change', change: { resource: 'review', version: '' } })
    })
  })

  describe('following the stream', () => {
    it('reconnects after ended and refused connections, doubling the wait while nothing is received', async () => {
      const { open, seen } = await streamServer([
        sayAndEnd(resync, told),
        refuse(503),
        refuse(429),
        (response) => response.destroy(),
        say(resync),
      ])
      const { messages, waits } = await follow(open, 3)
      expect(messages).toEqual([{ kind: 'resync' }, { kind: 'change', change }, { kind: 'resync' }])
      expect(seen).toEqual(Array.from({ length: 5 }, () => '/api/changes Bearer one'))
      expect(waits).toHaveLength(4)
      for (const [index, wait] of waits.entries()) {
        expect(wait).toBeLessThanOrEqual(1000 * 2 ** index)
        expect(wait).toBeGreaterThan(500 * 2 ** index)
      }
    })

    it('never waits more than 30 s', async () => {
      const { open } = await streamServer([...Array.from({ length: 9 }, () => refuse(500)), say(resync)])
      const { waits } = await follow(open, 1)
      expect(Math.max(...waits)).toBeLessThanOrEqual(30_000)
      expect(Math.min(...waits.slice(5))).toBeGreaterThan(15_000)
    })

    it('ends during a wait when aborted, and reconnects after the wait otherwise', async () => {
      const { open, seen } = await streamServer([refuse(503), refuse(503), say(resync)])
      const stop = new AbortController()
      setTimeout(() => stop.abort(), 100)
      expect((await followChanges(open, { signal: stop.signal }).next()).done).toBe(true)
      expect(seen).toHaveLength(1)
      const before = performance.now()
      const next = await followChanges(open, { signal: AbortSignal.timeout(5000) }).next()
      expect([next.value, seen.length]).toEqual([{ kind: 'resync' }, 3])
      expect(performance.now() - before).toBeGreaterThan(500)
    })

    it('reconnects when a connection stays silent', async () => {
      const { open, seen } = await streamServer([say(':\n\n'), say(resync)])
      expect((await follow(open, 1, 300)).messages).toEqual([{ kind: 'resync' }])
      expect(seen.length).toBeGreaterThan(1)
    })

    it('renews an expired session, and goes on with it', async () => {
      const { open, seen, session } = await streamServer([
        (response, authorization) => (authorization === 'Bearer two' ? say(resync) : refuse(401))(response),
      ])
      await follow(open, 1)
      expect(seen).toEqual(['/api/changes Bearer one', '/api/changes Bearer two'])
      expect(session.read()?.refreshToken).toBe('r2')
    })

    it.each([401, 403, 404])('ends without a retry on status %i', async (status) => {
      const { open } = await streamServer([refuse(status)])
      expect(await follow(open, 1)).toEqual({ messages: [], waits: [] })
    })
  })
})
