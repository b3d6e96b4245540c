import { Readable } from 'node:stream'
import { trimEndOf } from '@potager/domain/format'
import { requestRefusals } from '@potager/domain/messages'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Config } from '../base/config.ts'
import { registerApiHeaders } from './answers.ts'
import { watchBackend } from './capability/contract-check.ts'
import { allEndpoints } from './endpoints.ts'
import { answerErrors, type ErrorAnswer } from './errors.ts'
import { registerOperations } from './operations/routes.ts'

/** Body limits of the calls that have their own, by path. */
const largeBodies = new Map(
  allEndpoints.flatMap(({ call, maxBody }) => (maxBody ? [[`/api${call.path}`, maxBody]] : [])),
)
const LARGEST_BODY = Math.max(...largeBodies.values())

/** Headers withheld from the backend: caller information is ours to set, and cookies of this site are not for it. */
const NOT_SENT = /^(?:cookie|forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Headers of the backend's answer that reach the browser: they describe the content, and give this site no
 * instructions.
 */
const PASSED_ON =
  /^(?:content-(?:type|length|encoding|language|disposition|range)|etag|last-modified|cache-control|expires|vary|date|link|retry-after|location|x-total-count|x-request-id)$/

type Headers = Record<string, string | string[] | undefined>

const only = <H extends Headers>(headers: H, keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => keep(name.toLowerCase()))) as H

/** Bodies are forwarded unchanged once they have arrived whole and within their limit. */
function registerBodies(app: FastifyInstance, limit: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: Math.max(limit, LARGEST_BODY) },
    (request, body, done) => {
      const most = largeBodies.get(request.url.split('?', 1)[0] ?? '') ?? limit
      if (body.length > most) done(Object.assign(new Error('Body too large'), { statusCode: 413 }))
      else done(null, Readable.from([body]))
    },
  )
}

/** `patienceMs` is how long the backend may stay silent. */
type ProxyOptions = { base: URL; config: Config; patienceMs: number }

const LATE = 504

function unavailable(status: number | undefined): { code: number; body: ErrorAnswer } {
  return status === LATE
    ? { code: LATE, body: { message: requestRefusals.backendLate } }
    : { code: 502, body: { message: requestRefusals.backendUnreachable } }
}

/**
 * The API of another backend: everything under '/api' goes to its base address, except the operators' endpoints. Its
 * answers come from this site's origin, so they are treated as untrusted.
 */
export async function proxyPlugin(app: FastifyInstance, { base, config, patienceMs }: ProxyOptions): Promise<void> {
  answerErrors(app)
  await registerApiHeaders(app, { sandbox: true })
  registerOperations(app, { config, backend: watchBackend(base) })
  registerBodies(app, app.initialConfig.bodyLimit ?? 0)
  // Imported only with another backend: with its client, it takes a twentieth of the startup.
  const { default: httpProxy } = await import('@fastify/http-proxy')
  await app.register(httpProxy, {
    upstream: base.origin,
    prefix: '/',
    // The base may be written with or without its final slash.
    rewritePrefix: `${trimEndOf(base.pathname, /\//)}/`,
    proxyPayloads: false,
    // Without this, the client accepts any certificate.
    undici: {
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
      connect: { timeout: patienceMs, rejectUnauthorized: true },
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...only(headers, (name) => !NOT_SENT.test(name)),
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      rewriteHeaders: (headers) => ({ 'cache-control': 'no-store', ...only(headers, (name) => PASSED_ON.test(name)) }),
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'the backend of API_BASE_URL did not answer')
        const { code, body } = unavailable((error as FastifyError).statusCode)
        reply.code(code).send(body)
      },
    },
  })
}
