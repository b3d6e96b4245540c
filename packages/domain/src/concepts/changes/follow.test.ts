import { describe, expect, it } from 'vitest'
import { type ChangeMessage, followChanges, type OpenChanges, writeStreamEvent } from './changes.ts'

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
