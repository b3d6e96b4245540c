import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Headers that proxies add: their presence means that the request comes from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Metrics are for this machine and for bearers of METRICS_TOKEN: they reveal how busy the house is. */
export function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const direct = FORWARDED.every((name) => headers[name] === undefined)
  if (direct && LOOPBACK.test(socket.remoteAddress ?? '')) return true
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}
