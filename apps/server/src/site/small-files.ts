import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Extensions } from '@potager/domain/api'
import type { House } from '@potager/domain/house'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../base/config.ts'
import { isFresh, pageTag } from '../base/hash.ts'
import { escapeHtml } from '../base/html.ts'
import type { Logo } from '../base/logo/logo.ts'
import { originOf } from '../base/origin.ts'
import type { SiteSource } from './entry.ts'
import { lookOf } from './house.ts'

/**
 * A fetch for rendering: its calls enter this application like network requests, so a page shows what the API answers,
 * ours or another backend's, without opening a connection. Takes paths, reads text. `ip` is the visitor's, for calls
 * limited by address.
 */
export function inProcessFetch(app: FastifyInstance, ip?: string): typeof fetch {
  return async (url, init = {}) => {
    const reply = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: String(url),
      headers: init.headers as Record<string, string>,
      ...(ip ? { remoteAddress: ip } : {}),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      ...(init.signal ? { signal: init.signal } : {}),
    })
    return new Response(reply.statusCode === 204 ? null : reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    })
  }
}

/** Cached pictures, of 10 to 80 kB each. */
const MOST_KEPT = 200

let ready: Promise<void> | undefined

function start(): Promise<void> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
  return ready
}

/** Renders SVG texts as PNG files, `width` pixels wide if given; the same text only once. */
type Rasteriser = (svg: string, width?: number) => Promise<Buffer>

/** Creates a rasteriser with a cache. @param fonts the typefaces that the pictures use, as woff2 */
function createRasteriser(fonts: () => Promise<Buffer[]>): Rasteriser {
  const kept = new Map<string, Promise<Buffer>>()

  async function draw(svg: string, width?: number): Promise<Buffer> {
    const [fontBuffers] = await Promise.all([fonts(), start()])
    const picture = new Resvg(svg, {
      font: { fontBuffers },
      ...(width ? { fitTo: { mode: 'width', value: width } } : {}),
    })
    try {
      return Buffer.from(picture.render().asPng())
    } finally {
      picture.free()
    }
  }

  return (svg, width) => {
    const key = createHash('sha256')
      .update(`${width ?? ''} ${svg}`)
      .digest('base64')
    const found = kept.get(key)
    if (found) return found
    const drawn = draw(svg, width)
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}

const types = { svg: 'image/svg+xml', png: 'image/png' } as const

/** Finds a logo by its hash; null when it is not the house's, or no longer. */
type FindLogo = (hash: string) => Promise<Logo | null>

/**
 * The logo of a house as a `data:` address for the pictures that show it, where it has one. The latest one stays: pictures
 * are asked for more often than it changes.
 */
function logoPictures(findLogo: FindLogo): (house: House) => Promise<string | undefined> {
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
function serveLogo(app: FastifyInstance, findLogo: FindLogo): void {
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

const LONG = 'public, max-age=86400, stale-while-revalidate=604800'
/** Cache of what shows the house: asked for again each time, and sent only when it has changed. */
const CHECKED = 'public, no-cache'
/** Cache of what depends on the restaurants and dishes. */
const SHORT = 'public, max-age=600, stale-while-revalidate=86400'
/** Cache of share images, at an address that a change of the house leaves: ten minutes, and no longer. */
const BRIEF = 'public, max-age=600'

/** Search engines may list the public pages, calendar programs read the feeds; the back-office sends noindex itself. */
const robots = (origin: string | null) =>
  `User-agent: *\nAllow: /api/calendars/\nDisallow: /api/\nDisallow: /storybook/\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`

/** The sitemap protocol's XML, with absolute addresses. */
function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
}

/** Serves what browsers, phones, search engines and sharing services request besides the pages. */
export function serveSmallFiles(
  app: FastifyInstance,
  source: SiteSource,
  {
    config,
    extensions,
    readHouse,
    findLogo,
  }: { config: Config; extensions: () => Extensions; readHouse: () => Promise<House>; findLogo: FindLogo },
): void {
  const fetch = inProcessFetch(app)
  const logoOf = logoPictures(findLogo)
  const raster = createRasteriser(async () => {
    const { fontFiles } = await source.entry()
    return Promise.all(fontFiles.map((file) => source.font(file)))
  })

  async function png(request: FastifyRequest, reply: FastifyReply, svg: string, width?: number): Promise<FastifyReply> {
    const picture = await raster(svg, width)
    const tag = pageTag(picture.toString('base64'))
    reply.header('etag', tag)
    return isFresh(request, tag) ? reply.code(304).send() : reply.type('image/png').send(picture)
  }

  function checked(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
    const tag = pageTag(text)
    reply.header('cache-control', CHECKED).header('etag', tag)
    return isFresh(request, tag) ? reply.code(304).send() : reply.type(type).send(text)
  }

  serveLogo(app, findLogo)
  app.get('/favicon.svg', async (request, reply) => {
    const [{ favicon }, house] = await Promise.all([source.entry(), readHouse()])
    return checked(request, reply, 'image/svg+xml', favicon(lookOf(house).tokens, await logoOf(house)))
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const [{ webManifest }, house] = await Promise.all([source.entry(), readHouse()])
    return checked(request, reply, 'application/manifest+json', JSON.stringify(webManifest(lookOf(house).words)))
  })
  app.get<{ Params: { size: string } }>('/icone-:size(^\\d+$).png', async (request, reply) => {
    const [{ appIcon, iconSizes }, house] = await Promise.all([source.entry(), readHouse()])
    const size = Number(request.params.size)
    if (!iconSizes.includes(size)) return reply.callNotFound()
    const svg = appIcon(lookOf(house).tokens, await logoOf(house))
    return png(request, reply.header('cache-control', CHECKED), svg, size)
  })
  // Without PUBLIC_ORIGIN the answer names the requested host, so no shared cache may store it.
  const kept = (period: string) => (config.publicOrigin ? period : 'private, no-cache')
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', kept(LONG))
      .send(robots(originOf(request, config))),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, config)
    if (!origin) return reply.callNotFound()
    const { sitemapPaths } = await source.entry()
    const xml = sitemap(origin, await sitemapPaths({ fetch, extensions: extensions() }))
    return reply.type('application/xml; charset=utf-8').header('cache-control', kept(SHORT)).send(xml)
  })
  app.get<{ Querystring: { page?: unknown } }>('/partage.png', async (request, reply) => {
    const { page } = request.query
    if (typeof page !== 'string' || !/^\/(?!\/)/.test(page)) return reply.callNotFound()
    const [{ shareImage }, house] = await Promise.all([source.entry(), readHouse()])
    // Pictures use nothing beyond the specification.
    const { publisher } = config
    const look = lookOf(house)
    const logo = await logoOf(house)
    const asked = { url: page, fetch, now: Date.now(), extensions: false, publisher, house: look }
    const svg = await shareImage({ ...asked, ...(logo ? { logo } : {}) })
    return svg ? png(request, reply.header('cache-control', BRIEF), svg) : reply.callNotFound()
  })
}
