import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The smallest encoding that the browser accepts: br, gzip or none (RFC 9110; `q=0` refuses). */
export function preferredEncoding(accept: string | undefined): 'br' | 'gzip' | null {
  const taken = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, weight]) => !/^\s*q=0(\.0*)?\s*$/.test(weight ?? ''))
      .map(([name]) => name?.trim()),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : null
}

/** Sends an HTML document, compressed if the browser accepts it. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding')
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(html)
  reply.header('content-encoding', encoding)
  const bytes = Buffer.from(html)
  if (encoding === 'gzip') return reply.send(await gzipped(bytes, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return reply.send(await brotli(bytes, { params }))
}
