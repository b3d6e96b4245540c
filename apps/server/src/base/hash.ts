import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A weak ETag of a page's content, whatever its nonce and encoding. */
export function pageTag(...content: string[]): string {
  const hash = createHash('sha256')
  for (const part of content) hash.update(part).update('\0')
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether the browser already has this version. */
export function isFresh(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']
  return known?.split(',').some((one) => one.trim() === tag) ?? false
}

/** The SHA-256 of a text, 43 characters of base64url: what is stored of a token, and what tells one content from another. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
