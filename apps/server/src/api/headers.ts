import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Headers of answers that are no documents: nothing in them is to be run, drawn or kept. `sandbox` for what somebody else wrote,
 * which a browser that shows it then gives an origin of its own.
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
    // Said of the whole site in one place (app.ts).
    strictTransportSecurity: false,
  })
}
