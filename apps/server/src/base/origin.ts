import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

type RequestOrigin = Pick<FastifyRequest, 'protocol' | 'host'> & { socket: { localAddress?: string | undefined } }

/** Host without its port, as browsers write it; null when it is not a host. */
function hostOf(claimed: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(claimed) || !URL.canParse(`http://${claimed}`)) return null
  return new URL(`http://${claimed}`).hostname
}

/** Whether a host given to a browser can only mean this machine. */
function isThisMachine(host: string, { localAddress = '' }: RequestOrigin['socket']): boolean {
  const address = localAddress.replace(/^::ffff:/, '')
  const machine = hostname().toLowerCase()
  const own = ['localhost', '127.0.0.1', '[::1]', address, `[${address}]`, machine, `${machine}.local`]
  return own.includes(host) || host.endsWith('.localhost')
}

/**
 * The site's origin for its own pages: PUBLIC_ORIGIN, or the request's host when it is a name or an address of this
 * machine. Null otherwise: anyone may claim any host, and caches and search engines would repeat it.
 */
export function originOf(request: RequestOrigin, { publicOrigin }: Pick<Config, 'publicOrigin'>): string | null {
  if (publicOrigin) return publicOrigin.origin
  const host = hostOf(request.host)
  if (!host || !isThisMachine(host, request.socket) || !/^https?$/.test(request.protocol)) return null
  return new URL(`${request.protocol}://${request.host}`).origin
}
