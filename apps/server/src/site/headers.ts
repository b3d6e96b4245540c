import type { FastifyReply } from 'fastify'

/**
 * Content policy of a document: only this site's files, inline styles only with this response's nonce, inline scripts
 * too if the document has any, no markup from strings.
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

/** Under development Vite inserts styles and its error overlay, and uses a web socket. */
export const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:"

// Without allow-same-origin a document has an opaque origin, which no frame-ancestors rule can name (decision 0025).
const sandbox =
  'sandbox allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-top-navigation-by-user-activation'

/**
 * Storybook has inline scripts and styles and frames itself: the sandbox separates its documents from the product's
 * origin.
 */
const storybookPolicy = `${sandbox}; default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; worker-src blob:`

// It has one script of its own, and may be framed by Storybook.
const waitingPolicy = (nonce: string) =>
  `${sandbox}; default-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`

/** Sets the headers of everything the site serves. */
export function setSiteHeaders(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  })
}

/**
 * Takes the headers that browsers only read of documents off a file that is none: a page has forty scripts, and each answer carried
 * half a kilobyte of headers.
 */
export function setAssetHeaders(reply: FastifyReply): void {
  for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy']) reply.removeHeader(name)
}

/**
 * Sets the headers of Storybook's files or, with a nonce, of the page that waits for it. Their documents have an opaque
 * origin, so every file allows cross-origin readers. Browsers load no sandboxed document with a same-origin opener
 * policy.
 */
export function setStorybookHeaders(reply: FastifyReply, nonce?: string): void {
  reply.removeHeader('cross-origin-opener-policy').headers({
    'content-security-policy': nonce ? waitingPolicy(nonce) : storybookPolicy,
    'access-control-allow-origin': '*',
  })
}
