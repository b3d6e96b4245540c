import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Stream } from './hub.ts'

/** Bytes buffered for a slow reader; one that falls further behind must reconnect. */
const MOST_WAITING = 64 * 1024

/** Answers with server-sent events: `join` gets the stream, and returns what is done when it closes. */
export function answerEvents(reply: FastifyReply, join: (stream: Stream) => () => void): FastifyReply {
  const stream = new Readable({ read: () => undefined })
  const leave = join({
    send: (text) => {
      stream.push(text)
      if (stream.readableLength > MOST_WAITING) stream.destroy()
    },
    end: () => stream.push(null),
  })
  stream.once('close', leave)
  // The connection closes with the stream: kept alive, it would delay the shutdown of the server.
  return reply
    .headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' })
    .send(stream)
}
