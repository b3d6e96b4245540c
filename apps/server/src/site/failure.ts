import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { documentHtml } from './document.ts'
import { escapeHtml } from './escape.ts'
import { documentPolicy, setSiteHeaders } from './headers.ts'

const css =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf6ec;color:#1b2a21;font:16px/1.5 system-ui,sans-serif}main{max-width:34rem;padding:2rem}h1{font:560 1.75rem/1.2 Georgia,serif;margin:0 0 .75rem}a{color:#22543d}@media (prefers-color-scheme:dark){body{background:#141a16;color:#eef1e8}a{color:#8fc7a1}}'

/** What a document's style and script elements carry, new for every response. */
export const newNonce = () => randomBytes(18).toString('base64')

/** Answers a person whose page cannot be shown; what is ours to repair is logged with the reference that the page names. */
export function sendFailure(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
  if (status === 500) request.log.error({ err: error }, 'page failed')
  const nonce = newNonce()
  setSiteHeaders(reply)
  reply.code(status).header('cache-control', 'no-store').header('content-security-policy', documentPolicy(nonce))
  return reply.type('text/html; charset=utf-8').send(failureHtml(status, request.id, nonce))
}

/** The page of last resort, which needs nothing that may have failed. Without details of the inside. */
function failureHtml(status: number, reference: string, nonce: string): string {
  const [title, text] =
    status < 500
      ? ['Cette adresse est illisible', 'Vérifiez l’adresse, ou repartez de l’accueil.']
      : [
          'La page n’a pas pu être préparée',
          'Réessayez dans un instant. Si cela dure, signalez la référence ci-dessous.',
        ]
  return documentHtml({
    title,
    css,
    fonts: [],
    files: { preloads: [], stylesheets: [], css: '' },
    nonce,
    html: `<main><h1>${title}</h1><p>${text}</p><p><a href="/">Retour à l’accueil</a></p>${status < 500 ? '' : `<p><small>Référence ${escapeHtml(reference)}</small></p>`}</main>`,
    data: {},
    listed: false,
  })
}
