import { createHash } from 'node:crypto'

/** The SHA-256 of a text, 43 characters of base64url: what is stored of a token, and what tells one content from another. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
