import { createHash, timingSafeEqual } from 'node:crypto'
import { requestRefusals } from '@potager/domain/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../base/config.ts'
import type { Database } from '../../db/database.ts'
import { isMigrated } from '../../db/migrate.ts'
import type { Found } from '../capability/contract-check.ts'
import { forbidden } from '../errors.ts'
import { measureWaiting } from '../message/queries.ts'
import { startMetrics } from './metrics.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Headers that proxies add: their presence means that the request comes from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Metrics are for this machine and for bearers of METRICS_TOKEN: they reveal how busy the house is. */
function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const direct = FORWARDED.every((name) => headers[name] === undefined)
  if (direct && LOOPBACK.test(socket.remoteAddress ?? '')) return true
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** Life cycle of the process; shared by everyone who has the application. */
export type ServerState = { stopping: boolean }

declare module 'fastify' {
  interface FastifyInstance {
    life: ServerState
  }
}

/** What is asked whether the application is well: its database, or the backend in front of which it stands. */
type Watched = { config: Config; db?: Database; backend?: () => Promise<Found> }

/** Not in the contract, not in the logs: machines call these every few seconds. */
const quiet = { schema: { hide: true }, logLevel: 'silent' } as const

/** A busy process is alive: restarting it would make things worse. */
const alwaysAnswered = { ...quiet, config: { pressureHandler: () => undefined } }

/**
 * Endpoints for operators: /health (the process lives), /ready (the database answers with a current schema and the
 * process is not stopping; else 503), /metrics (Prometheus). In front of another backend only the process counts, but /health
 * is 503 where something else answers at its address: no waiting mends that. Errors are answered by the enclosing scope.
 */
export function registerOperations(app: FastifyInstance, { config, db, backend }: Watched): void {
  const metrics = startMetrics(db && { pool: db.load, waiting: () => measureWaiting(db) })
  app.addHook('onClose', async () => metrics.stop())
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (routeOptions.logLevel === 'silent') return
    const route = routeOptions.url ?? '(unknown)'
    metrics.count({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
  })

  app.get('/health', alwaysAnswered, async (_request, reply) => {
    const found = await backend?.()
    return found?.is === 'stranger' ? reply.code(503).send({ status: found.is, why: found.why }) : { status: 'ok' }
  })
  app.get('/ready', quiet, async (_request, reply) => {
    if (app.life.stopping) return reply.code(503).send({ status: 'stopping' })
    if (db && !(await isMigrated(db))) return reply.code(503).send({ status: 'migrating' })
    return { status: 'ready' }
  })
  app.get('/metrics', alwaysAnswered, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw forbidden(requestRefusals.metrics)
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
  })
}
