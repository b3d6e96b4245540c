import { standingPageMessages as m } from '@potager/domain/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, newNonce } from '../base/html.ts'
import { documentPolicy, setSiteHeaders } from './headers.ts'
import { standingHtml } from './standing-page.ts'

/** Answers with an error page; server errors are logged with the reference that the page shows. */
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

/** The page of last resort, which depends on nothing that may have failed and shows no internal details. */
function failureHtml(status: number, reference: string, nonce: string): string {
  const [title, text] = status < 500 ? [m.badAddress, m.badAddressHint] : [m.failure, m.failureHint]
  const note = status < 500 ? '' : `<p><small>${escapeHtml(m.reference(reference))}</small></p>`
  return standingHtml({ title, html: `<p>${text}</p>${note}`, nonce })
}
