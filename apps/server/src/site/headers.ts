import type { FastifyReply } from 'fastify'

/**
 * What a document may load and do: only what this site serves, inline styles only under this response's nonce, inline scripts
 * too where the document has any, no markup from strings.
 */
export function documentPolicy(nonce: string, { inlineScripts = false } = {}): string {
  return [
    "default-src 'self'",
    `script-src 'self'${inlineScripts ? ` 'nonce-${nonce}'` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** Under development Vite inserts styles and its error overlay, and talks to the browser over a web socket. */
export const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:"

/** Storybook brings inline scripts and styles of its own and frames itself; it holds no session and no data. */
export const storybookPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'; worker-src 'self' blob:"

/** The page that waits for Storybook has one script of its own, and may stand in Storybook's frame. */
export const waitingPolicy = (nonce: string) =>
  `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'none'; require-trusted-types-for 'script'`

/** Headers of everything the site serves. */
export function setSiteHeaders(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  })
}
