import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSite } from '../src/site/plugin.ts'
import {
  type Backend,
  foreignBackend,
  readable,
  serveSite,
  serveWith,
  siteFromSources,
  untilCalm,
} from './site-harness.ts'

let app: FastifyInstance
let foreign: { app: FastifyInstance; backend: Backend }

beforeAll(async () => {
  const source = await siteFromSources()
  app = await serveSite(source)
  const backend = await foreignBackend()
  foreign = { app: await serveSite(source, { apiBaseUrl: backend.url }), backend }
})

const manager = { username: 'gerant', password: 'Potager#2026' }
const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1]

it('an illegible address answers 400, as a French page for browsers and as JSON under /api', async () => {
  for (const url of ['/100%', '/restaurants/%ff']) {
    const { statusCode, headers, body } = await app.inject(url)
    expect([statusCode, String(headers['content-type'])]).toEqual([400, 'text/html; charset=utf-8'])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toContain(`'nonce-${nonceOf(headers['content-security-policy'])}'`)
    expect(body).toContain('Cette adresse est illisible')
  }
  expect((await app.inject('/api/%')).json()).toEqual({ message: 'Requête illisible.' })
})

describe('HTML documents', () => {
  it.each(['/', '/menus', '/login', '/dashboard', '/nulle-part'])(
    'let nothing foreign run or load on %s',
    async (url) => {
      const { headers, body } = await app.inject(url)
      const policy = String(headers['content-security-policy'])
      for (const rule of [
        "default-src 'self'",
        "style-src-attr 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy.split('; ')).toContain(rule)
      }
      const nonce = nonceOf(policy)
      // Public pages have no inline script; the back-office's draws its frame.
      expect(policy.split('; ')).toContain(
        url === '/dashboard' ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
      )
      expect(nonce).toMatch(/^[\w+/]{24}=*$/)
      expect(body).toContain(`<style nonce="${nonce}">`)
      expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
      expect(body).not.toMatch(/<style>| style="|<script>/)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
    },
  )

  it('never give the same nonce twice', async () => {
    const replies = await Promise.all([app.inject('/'), app.inject('/'), app.inject('/dashboard')])
    expect(new Set(replies.map(({ headers }) => nonceOf(headers['content-security-policy']))).size).toBe(3)
  })

  it('carry the design tokens, the page’s own styles and its script', async () => {
    const { body } = await app.inject('/menus')
    expect(body).toContain('--paper:')
    expect(body).toContain('.menu{color:var(--ink)}')
    expect(body).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js">')
    expect(body).toContain('<script type="module" fetchpriority="low" src="/assets/menu.js"></script>')
    expect(body).toMatch(/<link rel="preload" href="[^"]+\.woff2" as="font" type="font\/woff2" crossorigin>/)
    expect(body).toContain(
      '<script type="application/json" id="app-config">{"apiBase":"/api","extensions":true}</script>',
    )
  })

  it('are compressed with what the browser accepts, or sent plain', async () => {
    const plain = await app.inject('/login')
    const gzip = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br;q=0' } })
    const brotli = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect([gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br'])
    expect([plain, gzip, brotli].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'))
    for (const html of [
      plain.body,
      String(gunzipSync(gzip.rawPayload)),
      String(brotliDecompressSync(brotli.rawPayload)),
    ]) {
      expect(readable(html)).toContain('Nom d’utilisateur')
    }
  })

  it('are revalidated each time, and answer 304 while unchanged', async () => {
    const first = await app.inject('/login')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({ url: '/login', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const other = await app.inject({ url: '/register', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(other.statusCode).toBe(200)
  })

  it('of the back-office are the same for everybody and are not kept [RTE-06] [RTE-09]', async () => {
    const { body: signedIn } = await app.inject({
      url: '/api/authentification/login',
      method: 'POST',
      payload: manager,
    })
    const { accessToken } = JSON.parse(signedIn)
    expect(accessToken).toBeTypeOf('string')
    const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')
    for (const url of ['/dashboard', '/create-order', '/chatbot/diseases?action=create', '/orders?page=2']) {
      const { statusCode, headers, body } = await app.inject(url)
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      const cookie = `accessToken=${accessToken}`
      const known = await app.inject({ url, headers: { authorization: `Bearer ${accessToken}`, cookie } })
      expect(withoutNonce(known.body)).toBe(withoutNonce(body))
      expect(body).toMatch(/<main id="contenu" [^>]*aria-busy="true"/)
      expect(body).toContain('src="/assets/admin.js"')
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(readable(body)).toContain('Cette page a besoin de JavaScript')
    }
  })
})

/** Follows redirects to the final address. */
async function endOf(url: string): Promise<string> {
  const { headers, statusCode } = await app.inject(url)
  if (headers.location) return endOf(headers.location)
  expect(statusCode).toBe(200)
  return url
}

describe('addresses of the site', () => {
  it('with a final slash redirect to those without', async () => {
    const reply = await app.inject('/menus/?x=1')
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/menus?x=1'])
  })

  it('that only begin the address of a page redirect to a page', async () => {
    const ends = await Promise.all(['/admin', '/admin/', '/chatbot', '/admin/reviews/moderation'].map(endOf))
    expect(ends).toEqual(['/console', '/console', '/chatbot/dashboard', '/admin/reviews/moderation'])
  })

  it('of the console’s resources under /admin lead to lists, records and creations', async () => {
    const asked = ['/admin/orders', '/admin/reviews', '/admin/reviews/r1', '/console/dishes', '/admin/dishes/create']
    const ends = await Promise.all(asked.map(endOf))
    expect(ends).toEqual(['/orders', '/console/reviews', '/console/reviews/r1', '/dishes', '/create-dish'])
    expect((await app.inject('/admin/nothing')).statusCode).toBe(404)
  })

  it('that were renamed lead to those of today, record and query kept', async () => {
    for (const rest of ['', '?sort=start&order=ASC', '/0197a000-0000-7000-8000-000000000000']) {
      const reply = await app.inject(`/console/events${rest}`)
      expect([reply.statusCode, reply.headers.location]).toEqual([308, `/console/event-requests${rest}`])
    }
  })

  it('never lead to another host', async () => {
    for (const url of ['//evil.example/', '//evil.example', '/\\evil.example/']) {
      const { headers } = await app.inject({ url })
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })

  it('under /api are JSON, also the unknown ones', async () => {
    const reply = await app.inject({ url: '/api/nulle-part', headers: { accept: 'text/html' } })
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'Adresse inconnue.' }])
  })

  it('of pages answer 404 to a POST', async () => {
    const reply = await app.inject({ method: 'POST', url: '/login', payload: { username: 'x' } })
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'Adresse inconnue.' }])
  })

  it('of pages answer a HEAD request with 200 and no body', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/login' })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
  })

  it('of the icon and of robots.txt exist', async () => {
    const icon = await app.inject('/favicon.svg')
    expect(icon.headers['content-type']).toContain('image/svg+xml')
    expect((await app.inject('/robots.txt')).body).toContain('Disallow: /api/')
  })
})

describe('a page that cannot be prepared', () => {
  it('answers 500 in French, with a reference and without the error’s text', async () => {
    const broken = await serveWith(
      createSite(async () => ({
        entry: () => Promise.reject(new Error('secret of the inside')),
        admin: () => Promise.reject(new Error('secret of the inside')),
        files: async () => ({ preloads: [], stylesheets: [], css: '' }),
        font: () => Promise.reject(new Error('secret of the inside')),
      })),
    )
    const { statusCode, headers, body } = await broken.inject('/')
    expect(statusCode).toBe(500)
    expect(headers['cache-control']).toBe('no-store')
    expect(nonceOf(headers['content-security-policy'])).toBeDefined()
    expect(readable(body)).toMatch(/La page n’a pas pu être préparée .* Référence [\w-]{20,}/)
    expect(body).not.toContain('secret')
  })

  it('leaves the API alone, as does a site that was never built', async () => {
    const bare = await serveWith(createSite(async () => null))
    expect((await bare.inject('/api/health')).statusCode).toBe(200)
    const page = await bare.inject('/')
    expect([page.statusCode, page.json()]).toEqual([404, { message: 'Adresse inconnue.' }])
  })
})

const attempts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</script><script>alert(1)</script><!--',
  '</title></style></textarea><iframe src=javascript:alert(1)>',
  '{{constructor.constructor("alert(1)")()}}\u2028</SCRIPT >',
]

/** The document without element texts and attribute values: no typed text may remain in it. */
function skeleton(html: string): string {
  return html
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/(<script type=[^>]*>)[^<]*(<\/script>)/g, '$1$2')
    .replace(/"[^"<>]*"/g, '""')
    .replace(/>[^<>]*</g, '><')
}

function expectText(html: string, attempt: string): void {
  const markup = skeleton(html)
  expect(markup).not.toMatch(/<(?:img|svg\/|iframe|script(?! type=))/i)
  expect(markup).not.toMatch(/alert|onerror|onload=/i)
  expect(html.match(/<\/script/gi)).toHaveLength(html.match(/<script[ >]/g)?.length ?? 0)
  expect(readable(html)).toContain(attempt.replace(/\s+/g, ' '))
}

async function documentOf(url: string, from: FastifyInstance): Promise<string> {
  await untilCalm(from)
  return (await from.inject({ url, headers: { accept: 'text/html' } })).body
}

const allergen = (attempt: string) => [attempt, 'MILK']

function restaurantWith(attempt: string) {
  return {
    id: 'r1',
    name: attempt,
    numberPlace: 40,
    numberPrinter: 1,
    restaurantFeatures: [attempt],
    address: { streetNumber: 1, streetName: attempt, postalCode: attempt, city: attempt, country: attempt },
    availability: { openingHours: { MONDAY: { start: attempt, end: attempt } } },
    meetingRooms: [{ id: attempt, name: attempt, numberMettingPlace: 4, isReservable: true }],
    phoneNumber: attempt,
    description: attempt,
  }
}

function dishWith(attempt: string) {
  const text = { name: attempt, description: attempt, category: attempt }
  return { id: 'd1', ...text, price: 9, available: true, allergens: allergen(attempt) }
}

describe('what somebody typed stays text on every page, in its data and in what search engines read', () => {
  it.each(attempts)('%s', async (attempt) => {
    foreign.backend.answer = (path) => {
      if (path.includes('menu')) return { status: 200, body: [dishWith(attempt)] }
      return { status: 200, body: path.endsWith('/restaurant') ? [restaurantWith(attempt)] : restaurantWith(attempt) }
    }
    for (const url of ['/', '/restaurants/r1', '/menus', '/menus?plat=d1']) {
      const html = await documentOf(url, foreign.app)
      expect(html).toContain('<html lang="fr">')
      expectText(html, attempt)
    }
  })

  it.each(attempts)('in a failure: %s', async (attempt) => {
    foreign.backend.answer = () => ({ status: 500, body: { message: attempt } })
    const html = await documentOf('/menus', foreign.app)
    expect(html).toContain('<html lang="fr">')
    expectText(html, attempt)
  })

  it.each(attempts)('in an address: %s', async (attempt) => {
    foreign.backend.answer = () => ({ status: 200, body: [dishWith('Soupe')] })
    for (const url of [`/menus?plat=${encodeURIComponent(attempt)}`, `/${encodeURIComponent(attempt)}`]) {
      const markup = skeleton(await documentOf(url, foreign.app))
      expect(markup).not.toMatch(/alert|onerror|onload=/i)
    }
  })
})

describe('what somebody wrote in a review', () => {
  async function api(url: string, init: { method?: 'POST' | 'PUT'; token?: string; payload?: object } = {}) {
    const { token, ...request } = init
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return app.inject({ url: `/api${url}`, method: 'GET', ...request, headers })
  }

  async function tokenOf(username: string, password: string): Promise<string> {
    const reply = await api('/authentification/login', { method: 'POST', payload: { username, password } })
    return reply.json<{ accessToken: string }>().accessToken
  }

  it('stays text once approved', async () => {
    await untilCalm(app)
    const [restaurant] = (await api('/notprotected/restaurant')).json<{ id: string }[]>()
    const moderator = await tokenOf('gerant', 'Potager#2026')
    for (const [index, comment] of attempts.entries()) {
      const password = 'Tr0ubadour&3'
      const person = {
        username: `essai_${index}`,
        email: `essai${index}@exemple.fr`,
        firstName: 'Essai',
        lastName: 'X',
      }
      await api('/authentification', { method: 'POST', payload: { ...person, password } })
      const token = await tokenOf(person.username, password)
      const about = { resourceType: 'RESTAURANT', resourceId: restaurant?.id }
      const written = await api('/reviews', {
        method: 'POST',
        token,
        payload: { ...about, rating: 4, comment, experienceDate: '2026-01-05' },
      })
      expect(written.statusCode).toBe(201)
      const { id } = written.json<{ id: string }>()
      const path = `/admin/reviews/${id}/moderate`
      const done = await api(path, { method: 'PUT', token: moderator, payload: { status: 'APPROVED' } })
      expect(done.statusCode).toBe(200)
    }
    const html = await documentOf(`/restaurants/${restaurant?.id}`, app)
    for (const comment of attempts) expectText(html, comment)
  })
})
