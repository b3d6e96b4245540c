import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../base/config.ts'
import type { SentForm } from './entry.ts'

const FORM_LIMIT = 16 * 1024
const secret = randomBytes(32)

/** Lets the site parse urlencoded forms; of a repeated field, the last value counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

/** A mail program's « List-Unsubscribe=One-Click » as one of the parts of a form (RFC 8058). */
const ONE_CLICK = /name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n/

/** Lets the site read what mail programs post by themselves in parts; forms in parts that say anything else are refused. */
export function acceptOneClicks(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) =>
      ONE_CLICK.test(body)
        ? done(null, { 'List-Unsubscribe': 'One-Click' })
        : done(Object.assign(new Error('No form of this site'), { statusCode: 415 })),
  )
}

/**
 * Whether a page of this site sent the form. Browsers tell by Sec-Fetch-Site, over plain HTTP only by the origin; a
 * request with neither is refused.
 */
export function isOwnForm(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  if (!headers.origin || !URL.canParse(headers.origin)) return false
  return [host.toLowerCase(), publicOrigin?.host].includes(new URL(headers.origin).host)
}

/**
 * Reads a form of this site. Its key derives from its content, so that the same form sent twice creates one account;
 * without this process's secret nobody can try passwords on a stored key.
 */
export function readForm(request: FastifyRequest, config: Config): SentForm {
  return isOwnForm(request, config) ? readOwnForm(request) : 'foreign'
}

/** The same, whichever site sent it. */
export function readOwnForm(request: FastifyRequest): Exclude<SentForm, 'foreign'> {
  const given = Object.entries(request.body ?? {})
  const fields = Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return { fields, key: createHmac('sha256', secret).update(JSON.stringify(fields)).digest('base64url') }
}
