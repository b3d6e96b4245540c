import type { FastifyInstance } from 'fastify'
import { newNonce } from '../../base/html.ts'
import { type PageLook, referenceHtml, referencePage, systemLook } from './page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Null without a site. */
    look: { read: (() => Promise<PageLook>) | null }
  }
}

const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The API reference for people at /docs: rendered from the OpenAPI document, without scripts or third-party files. */
export function registerReference(app: FastifyInstance): void {
  let page: ReturnType<typeof referenceHtml> | undefined
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= referenceHtml(app.swagger())
    const nonce = newNonce()
    reply.header('content-security-policy', policy(nonce)).type('text/html; charset=utf-8')
    return reply.send(referencePage(page, (await app.look.read?.()) ?? systemLook, nonce))
  })
}
