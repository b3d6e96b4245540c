import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { forwardedAddress } from './api/auth/throttle.ts'
import { readAtStart } from './api/capability/contract-check.ts'
import { answerErrors, handleError, refuseConnection } from './api/errors.ts'
import { apiPlugin } from './api/plugin.ts'
import { proxyPlugin } from './api/proxy.ts'
import type { Config } from './base/config.ts'
import type { Database } from './db/database.ts'
import { type ConnectionLimits, connectionLimits, connectionOptions, limitConnections } from './setup/connections.ts'
import type { SitePlugin } from './site/plugin.ts'
import { sendFailure } from './site/standing-page.ts'

/** Dependencies of the application; `db` is absent when another backend serves the API (API_BASE_URL). */
export type Deps = { config: Config; db?: Database; site?: SitePlugin; limits?: ConnectionLimits }

const BODY_LIMIT = 256 * 1024

/** Logs hold the route pattern, never the actual address: queries and paths hold names and ids. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(unknown)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

/** Every address of a visitor is then read without its port, in whichever header the proxy wrote it. */
function believeProxy(app: FastifyInstance, { trustProxy }: Config): void {
  if (!trustProxy) return
  app.addHook('onRequest', async ({ headers }) => {
    const address = forwardedAddress(headers)
    if (address !== undefined) headers['x-forwarded-for'] = address
  })
}

/** HSTS for a year, for this host only: its sibling hosts are not ours. */
function requireHttps(app: FastifyInstance, { publicOrigin }: Config): void {
  if (publicOrigin?.protocol !== 'https:') return
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('strict-transport-security', 'max-age=31536000')
  })
}

/** The web application, not listening yet: the API under /api, the site elsewhere, or a JSON 404 without a site. */
export async function buildApp({ config, db, site, limits = connectionLimits }: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization'], base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    ...connectionOptions(limits),
    // Only the nearest proxy is trusted: anyone can write the rest of X-Forwarded-For.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    // An address that cannot be decoded reaches no plugin: only its prefix tells programs from people.
    frameworkErrors: (error, request, reply) =>
      void (site && !request.url.startsWith('/api/') ? sendFailure : handleError)(error, request, reply),
    clientErrorHandler: refuseConnection,
    return503OnClosing: true,
    // A first start waits for the site's build, on a slow machine for minutes.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
  })
  app.decorate('life', { stopping: false })
  app.decorate('look', { read: null })
  limitConnections(app, limits)
  logRequests(app)
  believeProxy(app, config)
  requireHttps(app, config)
  const { apiBaseUrl: base } = config
  const found = base && config.extensions === 'auto' ? readAtStart(app, base) : null
  if (base) await app.register(proxyPlugin, { prefix: '/api', base, config, ...limits })
  else if (db) await app.register(apiPlugin, { prefix: '/api', config, db })
  else throw new Error('buildApp needs a database, or API_BASE_URL')
  const configured = config.extensions === 'auto' || config.extensions
  const extensions = found ?? (() => configured)
  if (site) await app.register(site, { config, extensions, ...(db ? { db } : {}) })
  else answerErrors(app)
  return app
}
