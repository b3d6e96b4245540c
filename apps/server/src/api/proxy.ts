import { trimEndOf } from '@potager/domain/format'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { answerErrors } from './errors.ts'
import { registerOperations } from './operations/routes.ts'
import type { ErrorBody } from './refusal.ts'

/** The API of another backend: everything under '/api' goes to its base address, only what operations ask for is ours. */
export async function proxyPlugin(
  app: FastifyInstance,
  { base, config }: { base: URL; config: Config },
): Promise<void> {
  answerErrors(app)
  registerOperations(app, { config })
  // Loaded by those who have another backend only: with the client behind it, a twentieth of a start.
  const { default: httpProxy } = await import('@fastify/http-proxy')
  await app.register(httpProxy, {
    upstream: base.origin,
    prefix: '/',
    // People write the base with and without its final slash.
    rewritePrefix: `${trimEndOf(base.pathname, /\//)}/`,
    replyOptions: {
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'the backend of API_BASE_URL did not answer')
        reply.code(502).send({ message: 'Le service est momentanément injoignable. Réessayez.' } satisfies ErrorBody)
      },
    },
  })
}
