import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** A host name or an address, with a port or without: nothing that could leave the place of a host in an address. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The site's origin as its own pages name it: PUBLIC_ORIGIN, or what the request was sent to. Null when that is no host,
 * since anyone may claim anything there.
 */
export function originOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): string | null {
  if (publicOrigin) return publicOrigin.origin
  if (!HOST.test(request.host) || !/^https?$/.test(request.protocol)) return null
  const origin = `${request.protocol}://${request.host.toLowerCase()}`
  return URL.canParse(origin) ? origin : null
}
