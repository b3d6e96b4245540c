import {
  aboutMessages,
  assistantPageMessages,
  menuMessages,
  productMessages,
  requestMessages,
  reviewRulesMessages,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Backend,
  foreignBackend,
  listedRestaurants,
  readSitePage,
  serveSite,
  siteFromSources,
} from './site-harness.ts'

let app: FastifyInstance
let foreign: { app: FastifyInstance; backend: Backend }

beforeAll(async () => {
  const source = await siteFromSources()
  app = await serveSite(source)
  const backend = await foreignBackend()
  foreign = { app: await serveSite(source, { apiBaseUrl: backend.url }), backend }
})

const page = (url: string, from = app) => readSitePage(from, url)
const restaurants = () => listedRestaurants(app)

describe('the other public pages [ROL-01]', () => {
  it('shows one restaurant with hours in French and its rooms [RTE-05] [RSD-03]', async () => {
    const one = (await restaurants()).find(({ meetingRooms }) => meetingRooms.length > 0)
    const { status, text } = await page(`/restaurants/${one?.id}`)
    expect(status).toBe(200)
    for (const day of ['lundi', 'dimanche']) expect(text).toContain(day)
    expect(text).toContain(one?.meetingRooms[0]?.name)
  })

  it('lets one choose the whole menu or a restaurant’s, by an address that keeps the filters [MEN-20]', async () => {
    const all = await restaurants()
    const formOf = async (url: string) => {
      const { html } = await page(url)
      const at = html.indexOf('aria-label="Restaurant"')
      const form = html.slice(html.lastIndexOf('<form', at), html.indexOf('</form>', at))
      return {
        kept: [...form.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
        places: [...form.matchAll(/<button [^>]*>/g)].map(([button]) => [
          / value="([^"]+)"/.exec(button)?.[1] ?? '',
          button.includes('aria-pressed="true"'),
        ]),
      }
    }
    const whole = await formOf('/menus')
    expect(whole).toEqual({ kept: [], places: [['', true], ...all.map(({ id }) => [id, false])] })
    const one = all[1]?.id ?? ''
    const filtered = await formOf(`/menus?categorie=PLAT&sans=MILK&plat=x&restaurant=${one}`)
    expect(filtered.kept).toEqual([
      ['categorie', 'PLAT'],
      ['sans', 'MILK'],
    ])
    expect(filtered.places.filter(([, chosen]) => chosen)).toEqual([[one, true]])
    // As the form sends the whole menu.
    expect(await formOf('/menus?restaurant=')).toEqual(whole)
  })

  it('shows the approved reviews with their figures, and the ways to a reservation and an event [RSD-12]', async () => {
    const [one] = await restaurants()
    const asked = `resourceType=RESTAURANT&resourceId=${one?.id}`
    const list = (await app.inject(`/api/notprotected/reviews?${asked}`)).json<{ content: { comment?: string }[] }>()
    const summary = (await app.inject(`/api/notprotected/reviews/summary?${asked}`)).json<{ count: number }>()
    const { html, text } = await page(`/restaurants/${one?.id}`)
    expect(text).toContain(`sur 5 · ${summary.count} avis`)
    expect(list.content.length).toBeGreaterThan(0)
    for (const { comment } of list.content) expect(text).toContain(comment ?? 'Note laissée sans commentaire.')
    expect(html).toContain('href="/avis/regles"')
    expect(html).toContain(`href="/demander?restaurant=${one?.id}"`)
    expect(html).toContain(`href="/demander?restaurant=${one?.id}&amp;pour=evenement"`)
  })

  it('asks another backend for nothing but the restaurant, and says nothing of reviews there [RSD-04] [RSD-06] [RSD-11]', async () => {
    const availability = { openingHours: { MONDAY: { start: [9, 5], end: [18, 0] } } }
    foreign.backend.answer = () => ({ status: 200, body: { id: 'r1', name: 'Ailleurs', numberPlace: 2, availability } })
    foreign.backend.asked.length = 0
    const { text } = await page('/restaurants/r1', foreign.app)
    expect(text).toMatch(/lundi (aujourd’hui )?09:05 – 18:00/)
    expect(text).toContain('Aucune salle renseignée.')
    expect(text).not.toMatch(/avis|4[.,]2/i)
    expect(foreign.backend.asked).toEqual([{ path: '/notprotected/restaurant/r1', authorization: undefined }])
  })

  it('says that a restaurant did not load, with a way back and to retry [RSD-07] [RSD-09]', async () => {
    foreign.backend.answer = () => ({ status: 500, body: {} })
    const { status, html, text } = await page('/restaurants/r1', foreign.app)
    expect(status).toBe(503)
    expect(text).toContain('Erreur de chargement')
    expect(html).toMatch(/<form action="\/restaurants\/r1">.*Réessayer/)
    expect(html).toMatch(/<a href="\/">Tous les restaurants/)
  })

  it('redirects the address /:id of a restaurant to /restaurants/:id [RTE-05] [AMB-01]', async () => {
    const [one] = await restaurants()
    const reply = await app.inject(`/${one?.id.toUpperCase()}?de=carte`)
    expect(reply.statusCode).toBe(308)
    expect(reply.headers.location).toBe(`/restaurants/${one?.id}?de=carte`)
  })

  it('has the forms of sign-in and registration, and says that the first needs a script [RTE-03] [RTE-04] [LOG-01] [REG-01]', async () => {
    const fields = (html: string) => [...html.matchAll(/<input [^>]*name="(\w+)"/g)].map(([, name]) => name)
    const login = await page('/login')
    expect(fields(login.html)).toEqual(['username', 'password'])
    expect(login.html).toMatch(/<noscript><p[^>]*>Ce formulaire a besoin de JavaScript/)
    const register = await page('/register')
    expect(register.html).not.toContain('<noscript>')
    expect(fields(register.html)).toEqual(['username', 'email', 'firstName', 'lastName', 'password', 'confirmPassword'])
  })

  it.each(['/nulle-part', '/restaurants/00000000-0000-7000-8000-000000000000', '/restaurants/x', '/menus/x'])(
    'answers %s with a page of its own and 404',
    async (url) => {
      const { status, text, html } = await page(url)
      expect(status).toBe(404)
      expect(text).toContain('Page introuvable')
      expect(html).toContain('<meta name="robots" content="noindex">')
    },
  )

  it('answers an illegible address without failing', async () => {
    const reply = await app.inject('/restaurants/%E0%A4%A')
    expect(reply.statusCode).toBe(400)
  })

  it('gives each page its own title, and the description of what it is about', async () => {
    const described = [
      [paths.home, productMessages.tagline],
      [paths.menu, menuMessages.description],
      [paths.login, productMessages.tagline],
      [paths.register, productMessages.tagline],
      [paths.request, requestMessages.description],
      [paths.assistant, assistantPageMessages.description],
      [paths.reviewRules, reviewRulesMessages.intro],
      [paths.legal, aboutMessages.legalDescription],
      [paths.privacy, aboutMessages.privacyDescription],
      [paths.accessibility, aboutMessages.accessibilityDescription],
      ['/nulle-part', productMessages.tagline],
    ] as const
    const heads = await Promise.all(
      described.map(async ([url]) => {
        const { html } = await page(url)
        return {
          url,
          title: /<title>(.*?)<\/title>/.exec(html)?.[1],
          description: /<meta name="description" content="([^"]*)">/.exec(html)?.[1],
        }
      }),
    )
    expect(new Set(heads.map(({ title }) => title)).size).toBe(described.length)
    expect(heads.map(({ url, description }) => [url, description])).toEqual(described)
  })
})
