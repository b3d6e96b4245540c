import { contract } from '@potager/domain/contract'
import {
  aboutMessages,
  assistantPageMessages,
  menuMessages,
  productMessages,
  requestMessages,
  reviewRulesMessages,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { zoneOf } from '@potager/domain/restaurant'
import { addMinutes, instantToWall, todayIn, weekdays } from '@potager/domain/time'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../src/setup/demo/people.ts'
import { newRestaurant } from './access/restaurant.ts'
import {
  type Backend,
  foreignBackend,
  listedRestaurants,
  readable,
  readSitePage,
  serveSite,
  siteFromSources,
  siteState,
} from './site-harness.ts'

describe('site-pages', () => {
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

  /** The headings of a menu with their dishes, in page order. */
  function groupsOf(html: string): [heading: string, dishes: string[]][] {
    const groups: [string, string[]][] = []
    for (const [, level, inside = ''] of html.matchAll(/<h([23])[^>]*>(.*?)<\/h[23]>/g)) {
      if (level === '2') groups.push([readable(`<body>${inside}`).trim(), []])
      else groups.at(-1)?.[1].push(readable(`<body>${inside}`).trim())
    }
    return groups
  }

  describe('home, before any script [RTE-01] [GEN-01] [GEN-04] [ROL-01]', () => {
    it('welcomes, and shows every restaurant with its address, places, badges and link [HOM-01] [HOM-02] [HOM-04] [HOM-09] [HOM-10] [HOM-11] [HOM-12] [HOM-13] [HOM-14] [HOM-15]', async () => {
      const { status, html, text } = await page('/')
      expect(status).toBe(200)
      expect(html).toContain('<html lang="fr">')
      expect(text).toMatch(/Bienvenue chez Potager/)
      expect(text).toMatch(/végétarienne, bio et locale/)
      expect(text).toContain('Nos restaurants')
      const all = await restaurants()
      expect(all).toHaveLength(6)
      for (const { id, name, address, numberPlace, restaurantFeatures } of all) {
        const card = text.slice(text.indexOf(name))
        const where = `${name} ${address.streetNumber} ${address.streetName}, ${address.city} ${numberPlace} places `
        const features = restaurantFeatures.join(' ').replaceAll('_', ' ')
        expect(card.slice(0, where.length)).toBe(where)
        expect(
          card
            .slice(where.length)
            .replace(/^\d,\d sur 5 · \d+ avis /, '')
            .slice(0, features.length),
        ).toBe(features)
        expect(html).toMatch(new RegExp(`href="/restaurants/${id}"[^>]*>Voir<`))
      }
      expect(text).toContain('© 2025 Potager. Tous droits réservés.')
    })

    it('shows the average and count of the reviews of each restaurant that has any, as the API counts them', async () => {
      const { text } = await page('/')
      const summaries: { resourceId: string; average: number; count: number }[] = (
        await app.inject('/api/notprotected/reviews/summaries?resourceType=RESTAURANT')
      ).json()
      expect(summaries.length).toBeGreaterThan(0)
      for (const { id, name } of await restaurants()) {
        const [card = ''] = text.slice(text.indexOf(name)).split('Voir', 1)
        const summary = summaries.find(({ resourceId }) => resourceId === id)
        const figures = summary && `${summary.average.toFixed(1).replace('.', ',')} sur 5 · ${summary.count} avis`
        expect(card.match(/\d,\d sur 5 · \d+ avis/)?.[0]).toBe(figures)
      }
    })

    it('draws no two restaurants of the demonstration alike', async () => {
      const cards = (await page('/')).html.match(/<article.*?<\/article>/gs) ?? []
      const drawings = cards.map((card) => card.match(/<use href="[^"#]*#([\w-]+)"/)?.[1])
      expect(drawings).toHaveLength(6)
      expect(drawings).not.toContain(undefined)
      expect(new Set(drawings).size).toBe(6)
    })

    it('says for each restaurant whether it is open', async () => {
      expect((await page('/')).text.match(/(Ouvert|Fermé)\S*\s/g)).toHaveLength(6)
    })

    it('has the navigation of a visitor, and no creation button [NAV-01] [NAV-02] [NAV-10] [HOM-03]', async () => {
      const { html, text } = await page('/')
      const items = ['Accueil', 'Menus', 'Connexion', 'Créer un compte']
      for (const item of items) expect(html).toMatch(new RegExp(`<a [^>]*>${item}</a>`))
      expect(text).not.toContain('Se déconnecter')
      expect(text).not.toContain('+ Créer un restaurant')
    })

    it('hands its script the same restaurants [HOM-05]', async () => {
      const state = siteState((await page('/')).html) as { restaurants: { value: { name: string }[] } }
      expect(state.restaurants.value.map(({ name }) => name)).toEqual((await restaurants()).map(({ name }) => name))
    })

    it('asks for the list without an Authorization header [HOM-05]', async () => {
      foreign.backend.answer = () => ({ status: 200, body: [] })
      foreign.backend.asked.length = 0
      await foreign.app.inject({ url: '/', headers: { authorization: 'Bearer a-visitor-has-none' } })
      expect(foreign.backend.asked).toEqual([{ path: '/notprotected/restaurant', authorization: undefined }])
    })

    it('says so when there is no restaurant [HOM-08]', async () => {
      foreign.backend.answer = () => ({ status: 200, body: [] })
      expect((await page('/', foreign.app)).text).toContain('Aucun restaurant pour le moment.')
    })

    it('shows the failure and a way to retry when the list does not load [HOM-07]', async () => {
      foreign.backend.answer = () => ({ status: 500, body: { message: 'pas maintenant' } })
      const { status, text, headers } = await page('/', foreign.app)
      expect(status).toBe(503)
      expect(text).toContain('Une erreur est survenue lors du chargement.')
      expect(text).toContain('Réessayer')
      expect(headers.etag).toBeUndefined()
    })

    it('shows names as text and keeps its data inside their block, whatever they contain', async () => {
      const name = '</script><script>alert(1)</script><!--'
      foreign.backend.answer = () => ({ status: 200, body: [{ id: '1', name, numberPlace: 2 }] })
      const { html } = await page('/', foreign.app)
      expect(html).not.toContain('<script>alert')
      expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0)
      expect(siteState(html)).toMatchObject({ restaurants: { value: [{ name }] } })
    })
  })

  describe('menu, before any script [RTE-02] [ROL-01]', () => {
    it('shows the dishes that can be had, by category, with price TTC and allergens [MEN-01] [MEN-03] [MEN-04] [GEN-03]', async () => {
      const { text, html } = await page('/menus')
      const dishes: { name: string; available: boolean; category: string; price: number }[] = (
        await app.inject('/api/notprotected/menu')
      ).json()
      expect(text).toContain('Notre Menu')
      expect(dishes.some(({ available }) => !available)).toBe(true)
      for (const { name, available } of dishes) expect(text.includes(name)).toBe(available)
      const offered = (of: string) =>
        dishes.filter(({ available, category }) => available && category === of).map(({ name }) => name)
      expect(groupsOf(html)).toEqual([
        ['Entrées', offered('ENTREE')],
        ['Plats', offered('PLAT')],
        ['Desserts', offered('DESSERT')],
        ['Boissons', offered('BOISSON')],
      ])
      expect(text).toMatch(/\d,\d\d € TTC/)
      expect(text).toMatch(/Allergènes (Lait|Céréales)/)
    })

    it('tells an unknown list of allergens from an empty one [MEN-06]', async () => {
      const dish = { id: '1', name: 'Soupe', price: 6, category: 'ENTREE', available: true, description: '' }
      foreign.backend.answer = () => ({ status: 200, body: [{ ...dish, allergens: [] }] })
      expect((await page('/menus', foreign.app)).text).toContain('Aucun allergène connu')
      foreign.backend.answer = () => ({ status: 200, body: [dish] })
      expect((await page('/menus', foreign.app)).text).not.toContain('Aucun allergène connu')
    })

    it('says that no dish is available, and shows the error when loading failed [MEN-09] [MEN-10]', async () => {
      foreign.backend.answer = () => ({ status: 200, body: [] })
      expect((await page('/menus', foreign.app)).text).toContain('Aucun plat disponible')
      foreign.backend.answer = () => ({ status: 500, body: { message: 'la cuisine dort' } })
      expect((await page('/menus', foreign.app)).text).toContain('Erreur: la cuisine dort')
    })
  })
})

describe('site-zones', () => {
  const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

  it('the request form offers and accepts dates by the restaurant’s clock, without a script [ZON-03]', async () => {
    const app = await serveSite(await siteFromSources())
    const signedIn = await app.inject({
      method: 'POST',
      url: `/api${contract.auth.login.call.path}`,
      payload: { username: 'proprietaire', password: demoPassword },
    })
    const made = await app.inject({
      method: 'POST',
      url: `/api${contract.restaurant.createRestaurant.call.path}`,
      headers: { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` },
      payload: {
        ...newRestaurant,
        address: { ...newRestaurant.address, postalCode: '98700' },
        availability: {
          openingHours: Object.fromEntries(weekdays.map((day) => [day, { start: '00:00', end: '24:00' }])),
        },
      },
    })
    const form = `${paths.request}?restaurant=${made.json<{ id: string }>().id}`
    const zone = zoneOf({ postalCode: '98700', country: 'France' })
    const page = (await app.inject(form)).body
    expect(page).toContain(`min="${todayIn(zone, Date.now())}"`)

    // In an hour there; long past in Paris.
    const start = addMinutes(`${instantToWall(Date.now(), zone).slice(0, 16)}:00`, 60)
    const end = addMinutes(start, 60)
    const sent = await app.inject({
      method: 'POST',
      url: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({
        ticket: field(page, 'ticket'),
        kind: field(page, 'kind'),
        restaurantId: field(page, 'restaurantId'),
        day: start.slice(0, 10),
        from: start.slice(11, 16),
        to: end.slice(11, 16),
        people: '4',
        name: 'Inès Delacroix',
        phone: '06 39 98 11 22',
        consent: 'oui',
      }).toString(),
    })
    expect(sent.statusCode).toBe(303)
    const own = await app.inject(String(sent.headers.location))
    expect(own.body).toContain(`min="${todayIn(zone, Date.now())}"`)
    expect(readable(own.body)).toContain('Retirer ma demande')
  })
})

describe('the other public pages [ROL-01]', () => {
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
