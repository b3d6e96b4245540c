import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Headers of answers that are not documents: nothing in them may run, be framed or be cached. `sandbox` gives content
 * of another backend an origin of its own if a browser shows it.
 */
export async function registerApiHeaders(app: FastifyInstance, { sandbox = false } = {}): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        ...(sandbox ? { sandbox: [] } : {}),
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Set once for the whole site (app.ts).
    strictTransportSecurity: false,
  })
}
