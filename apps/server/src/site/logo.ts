import type { House } from '@potager/domain/house'
import type { FastifyInstance } from 'fastify'
import type { Logo } from '../base/logo/logo.ts'

const types = { svg: 'image/svg+xml', png: 'image/png' } as const

/** Finds a logo by its hash; null when it is not the house's, or no longer. */
export type FindLogo = (hash: string) => Promise<Logo | null>

/**
 * The logo of a house as a `data:` address for the pictures that show it, where it has one. The latest one stays: pictures
 * are asked for more often than it changes.
 */
export function logoPictures(findLogo: FindLogo): (house: House) => Promise<string | undefined> {
  let latest = { hash: '', address: '' }
  return async ({ logo }) => {
    const [, hash] = /-([\da-f]+)\.\w+$/.exec(logo) ?? []
    if (!hash) return undefined
    if (latest.hash === hash) return latest.address
    const found = await findLogo(hash)
    if (!found) return undefined
    latest = { hash, address: `data:${types[found.type]};base64,${found.bytes.toString('base64')}` }
    return latest.address
  }
}

/** Serves the logo by its hash, for good: another one has another address. Opened by itself, it may do nothing. */
export function serveLogo(app: FastifyInstance, findLogo: FindLogo): void {
  app.get<{ Params: { hash: string; type: string } }>(
    '/house/logo-:hash(^[\\da-f]{16}$).:type(^(?:svg|png)$)',
    async (request, reply) => {
      const { hash, type } = request.params
      const logo = await findLogo(hash)
      if (logo?.type !== type) return reply.callNotFound()
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
          'cross-origin-resource-policy': 'same-origin',
        })
        .type(types[logo.type])
        .send(logo.bytes)
    },
  )
}
