import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

type RequestOrigin = Pick<FastifyRequest, 'protocol' | 'host'> & { socket: { localAddress?: string | undefined } }

/** Host without its port, as browsers write it; null when it is no host. */
function hostOf(claimed: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(claimed) || !URL.canParse(`http://${claimed}`)) return null
  return new URL(`http://${claimed}`).hostname
}

/** Whether a browser that was given this host can only have meant this machine. */
function isThisMachine(host: string, { localAddress = '' }: RequestOrigin['socket']): boolean {
  const address = localAddress.replace(/^::ffff:/, '')
  const machine = hostname().toLowerCase()
  const own = ['localhost', '127.0.0.1', '[::1]', address, `[${address}]`, machine, `${machine}.local`]
  return own.includes(host) || host.endsWith('.localhost')
}

/**
 * The site's origin as its own pages name it: PUBLIC_ORIGIN, or what the request was sent to when that is a name or an address
 * of this machine. Null when it is not: anyone may claim anything there, and caches and search engines would repeat it.
 */
export function originOf(request: RequestOrigin, { publicOrigin }: Pick<Config, 'publicOrigin'>): string | null {
  if (publicOrigin) return publicOrigin.origin
  const host = hostOf(request.host)
  if (!host || !isThisMachine(host, request.socket) || !/^https?$/.test(request.protocol)) return null
  return new URL(`${request.protocol}://${request.host}`).origin
}
