import { house } from '@potager/domain/config'
import { standingPageMessages as m, publicMessages } from '@potager/domain/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, newNonce } from '../base/html.ts'
import { documentHtml } from './document.ts'
import { documentPolicy, setSiteHeaders } from './headers.ts'

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

// The site's tokens and an illustration, inlined: nothing here may depend on what could have failed.
const css = [
  ':root{--paper:#faf6ec;--ink:#1b2a21;--soft:#4a5a50;--line:#e0d7c3;--leaf:#22543d;--on-leaf:#fffdf7}',
  '@media (prefers-color-scheme:dark){:root{--paper:#141a16;--ink:#eef1e8;--soft:#b3bfb4;--line:#2f3a33;--leaf:#8fc7a1;--on-leaf:#10231a}}',
  "body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 'Figtree Variable',system-ui,sans-serif}",
  "header{padding:12px 20px;border-bottom:1px solid var(--line)}header a{color:var(--leaf);font:700 1.375rem/1.5 'Fraunces Variable',Georgia,serif;text-decoration:none}",
  'main{display:flex;flex-wrap:wrap;gap:24px 48px;align-items:center;max-width:760px;margin:0 auto;padding:56px 20px}',
  'svg{flex:none;width:160px;height:160px;fill:none;stroke:var(--ink);stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}',
  "div div{flex:1 1 300px}h1{margin:0 0 8px;font:560 2rem/1.15 'Fraunces Variable',Georgia,serif}p{margin:0 0 20px;color:var(--soft)}",
  '.back{display:inline-block;padding:10px 18px;border-radius:8px;background:var(--leaf);color:var(--on-leaf);font-weight:600;text-decoration:none}',
  ':focus-visible{outline:3px solid var(--leaf);outline-offset:2px}',
].join('')

const plate =
  '<svg viewBox="0 0 120 120" aria-hidden="true"><path d="M60 24c24-1 40 13 40 34 0 23-17 38-40 38S20 82 20 59s16-34 40-35Z"/><path d="M60 38c15-1 25 8 25 21 0 14-10 23-25 23s-25-9-25-23c0-12 10-20 25-21Z"/><path d="M8 26c0 8-1 14 0 20 1 3 6 3 7 0 1-6 0-12 0-20M11.500 26v64c0 6 0 9 .5 12"/><path d="M108 24c-5 8-7 20-6 36 2 2 4 2 6 2M108 24v78"/></svg>'

/** Content of a standalone page. `html`, already safe, follows the title. */
export type StandingPage = {
  title: string
  html: string
  nonce: string
  /** Seconds until a browser without scripts reloads. */
  refresh?: number
}

/** A page of the server's own, in the site's look, that needs no file and no script. */
export function standingHtml({ title, html, nonce, refresh }: StandingPage): string {
  return documentHtml({
    title,
    css,
    fonts: [],
    files: { preloads: [], stylesheets: [], css: '' },
    nonce,
    html: `<header><a href="/">${escapeHtml(house.name)}</a></header><main>${plate}<div><h1>${title}</h1>${html}<p><a class="back" href="/">${publicMessages.backHome}</a></p></div></main>`,
    data: {},
    listed: false,
    ...(refresh ? { refresh } : {}),
  })
}
