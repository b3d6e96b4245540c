import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Backend, foreignBackend, readable, serveSite, siteFromSources, untilCalm } from './site-harness.ts'

let app: FastifyInstance
let foreign: { app: FastifyInstance; backend: Backend }

beforeAll(async () => {
  const source = await siteFromSources()
  app = await serveSite(source)
  const backend = await foreignBackend()
  foreign = { app: await serveSite(source, { apiBaseUrl: backend.url }), backend }
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

async function page(url: string, from: FastifyInstance): Promise<string> {
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
      const html = await page(url, foreign.app)
      expect(html).toContain('<html lang="fr">')
      expectText(html, attempt)
    }
  })

  it.each(attempts)('in a failure: %s', async (attempt) => {
    foreign.backend.answer = () => ({ status: 500, body: { message: attempt } })
    const html = await page('/menus', foreign.app)
    expect(html).toContain('<html lang="fr">')
    expectText(html, attempt)
  })

  it.each(attempts)('in an address: %s', async (attempt) => {
    foreign.backend.answer = () => ({ status: 200, body: [dishWith('Soupe')] })
    for (const url of [`/menus?plat=${encodeURIComponent(attempt)}`, `/${encodeURIComponent(attempt)}`]) {
      const markup = skeleton(await page(url, foreign.app))
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
    const manager = await tokenOf('gerant', 'Potager#2026')
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
      const done = await api(path, { method: 'PUT', token: manager, payload: { status: 'APPROVED' } })
      expect(done.statusCode).toBe(200)
    }
    const html = await page(`/restaurants/${restaurant?.id}`, app)
    for (const comment of attempts) expectText(html, comment)
  })
})
