import { paths } from '@potager/domain/paths'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Backend, foreignBackend, readable, serveSite, siteFromSources, untilCalm } from './site-harness.ts'

const PUBLIC = 'https://potager.example'

let app: FastifyInstance
let foreign: { app: FastifyInstance; backend: Backend }

let bare: FastifyInstance
let told: FastifyInstance
let reachable: FastifyInstance

beforeAll(async () => {
  const source = await siteFromSources()
  app = await serveSite(source, { publicOrigin: new URL(PUBLIC) })
  const backend = await foreignBackend()
  foreign = { app: await serveSite(source, { apiBaseUrl: backend.url }), backend }
  bare = await serveSite(source)
  reachable = await serveSite(source, { house: { email: 'maison@potager.example', phone: '02 41 00 00 00' } })
  told = await serveSite(source, {
    publisher: {
      name: 'Potager & Cie <SAS>',
      address: '1 rue des Halles\n44000 Nantes',
      director: 'Camille Roux',
      email: 'bonjour@potager.example',
      phone: '02 40 00 00 00',
      hostName: 'Hébergeur Exemple',
    },
  })
})

async function get(url: string, from: FastifyInstance = app, headers: Record<string, string> = {}) {
  await untilCalm(from)
  return from.inject({ url, headers })
}

type Menu = { hasMenuSection: { hasMenuItem: { name: string; offers: { price: string; priceCurrency: string } }[] }[] }
type Thing = { '@type': string } & Partial<Menu> & Record<string, unknown>

/** The object of that type in a page's schema.org block. */
function thingOf(html: string, type: string): Thing | undefined {
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const things: Thing[] = JSON.parse(json)['@graph']
  return things.find((thing) => thing['@type'] === type)
}

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]?.replaceAll('&amp;', '&')

type WireDish = { id: string; name: string; price: number; available: boolean }
type WireRestaurant = { id: string; name: string }
const dishes = async (): Promise<WireDish[]> => (await get('/api/notprotected/menu')).json()
const restaurants = async (): Promise<WireRestaurant[]> => (await get('/api/notprotected/restaurant')).json()

describe('metadata of a page', () => {
  it.each([
    ['/', '/'],
    ['/menus?categorie=PLAT&sans=MILK&utm_source=x', '/menus'],
    ['/login?next=/dashboard', '/login'],
  ])('%s has one canonical address', async (url, known) => {
    const { body } = await get(url)
    expect(canonicalOf(body)).toBe(PUBLIC + known)
    expect(metaOf(body, 'og:url')).toBe(PUBLIC + known)
    expect(metaOf(body, 'og:title')).toBe(/<title>(.*?)<\/title>/.exec(body)?.[1])
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(body, 'og:image')).toBe(`${PUBLIC}/partage.png?page=${encodeURIComponent(known)}`)
  })

  it('uses a local Host as origin without PUBLIC_ORIGIN, and has no canonical address for any other Host', async () => {
    foreign.backend.answer = () => ({ status: 200, body: [] })
    expect(canonicalOf((await get('/menus', foreign.app, { host: 'localhost:3000' })).body)).toBe(
      'http://localhost:3000/menus',
    )
    for (const host of ['ailleurs.example', 'x"><script>alert(1)</script>']) {
      const { body } = await get('/menus', foreign.app, { host })
      expect(body).not.toContain(host)
      expect(canonicalOf(body)).toBeUndefined()
      expect(metaOf(body, 'og:image')).toBeUndefined()
    }
  })

  it('has no canonical address for an unknown page', async () => {
    const { body } = await get('/nulle-part')
    expect(canonicalOf(body)).toBeUndefined()
    expect(metaOf(body, 'og:title')).toBeUndefined()
  })

  it('excludes a consultation from search engines, but not the assistant', async () => {
    await untilCalm(app)
    const payload = { race: 'Labrador', symptoms: ['vomissements', 'diarrhée'] }
    const asked = await app.inject({ method: 'POST', url: '/api/notprotected/assistant/consultations', payload })
    const one = await get(`/assistant?consultation=${asked.json<{ id: string }>().id}`)
    expect(one.statusCode).toBe(200)
    expect(metaOf(one.body, 'robots')).toBe('noindex')
    expect(canonicalOf(one.body)).toBeUndefined()
    const { body } = await get('/assistant')
    expect([metaOf(body, 'robots'), canonicalOf(body)]).toEqual([undefined, `${PUBLIC}/assistant`])
  })

  it('has a dish’s own title, description and address', async () => {
    const dish = (await dishes()).find(({ available }) => available)
    const { body } = await get(`/menus?categorie=PLAT&plat=${dish?.id}`)
    expect(metaOf(body, 'og:title')).toBe(`${dish?.name} · Potager`)
    expect(metaOf(body, 'description')).toMatch(/\d,\d\d\s€\sTTC\.$/)
    expect(canonicalOf(body)).toBe(`${PUBLIC}/menus?plat=${dish?.id}`)
  })
})

describe('structured data for search engines', () => {
  it('have a restaurant’s address and opening hours', async () => {
    const openingHours = { SUNDAY: { start: [11, 30], end: [15, 0] }, MONDAY: { start: '19:00', end: '02:00' } }
    const address = {
      streetNumber: 5,
      streetName: 'rue du Puits',
      postalCode: '44000',
      city: 'Nantes',
      country: 'France',
    }
    foreign.backend.answer = () => ({
      status: 200,
      body: {
        id: 'r1',
        name: 'Le Puits',
        numberPlace: 20,
        address,
        availability: { openingHours },
        openingHours2: { SUNDAY: { start: '19:00', end: '24:00' } },
      },
    })
    const { body } = await get('/restaurants/r1', foreign.app, { host: 'localhost:3000' })
    const hours = (day: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens,
      closes,
    })
    expect(thingOf(body, 'Restaurant')).toMatchObject({
      name: 'Le Puits',
      url: 'http://localhost:3000/restaurants/r1',
      hasMenu: 'http://localhost:3000/menus',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '5 rue du Puits',
        postalCode: '44000',
        addressLocality: 'Nantes',
      },
      openingHoursSpecification: [
        hours('Monday', '19:00', '02:00'),
        hours('Sunday', '11:30', '15:00'),
        hours('Sunday', '19:00', '00:00'),
      ],
    })
    expect(thingOf(body, 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: 'Accueil', item: 'http://localhost:3000/' },
      { position: 2, name: 'Le Puits', item: 'http://localhost:3000/restaurants/r1' },
    ])
  })

  it('have the street of a restaurant without street number, as its page does [RST-31]', async () => {
    const address = { streetName: 'place du Puits', postalCode: '44000', city: 'Nantes', country: 'France' }
    foreign.backend.answer = () => ({ status: 200, body: { id: 'r1', name: 'Le Puits', address } })
    const { body } = await get('/restaurants/r1', foreign.app)
    expect(thingOf(body, 'Restaurant')?.address).toMatchObject({ streetAddress: 'place du Puits' })
    expect(metaOf(body, 'description')).toMatch(/^Le Puits, place du Puits, Nantes\./)
    expect(body).toContain('>place du Puits, Nantes (44000)<')
  })

  it('have a right-to-left name isolated in title and description [TYP-07]', async () => {
    const address = { streetNumber: 5, streetName: 'rue du Puits', postalCode: '44000', city: 'Nantes' }
    foreign.backend.answer = () => ({ status: 200, body: { id: 'r1', name: 'חומוס', address } })
    const { body } = await get('/restaurants/r1', foreign.app)
    expect(body).toContain('<title>\u2068חומוס\u2069 · ')
    expect(metaOf(body, 'description')).toMatch(/^\u2068חומוס\u2069, 5 rue du Puits, Nantes\./)
  })

  it('have a restaurant’s average rating only when it has approved reviews', async () => {
    const found = await Promise.all(
      (await restaurants()).map(async ({ id }) => {
        const { body } = await get(`/restaurants/${id}`)
        const url = `/api/notprotected/reviews/summary?resourceType=RESTAURANT&resourceId=${id}`
        const { average, count } = (await get(url)).json<{ average: number | null; count: number }>()
        const rating = { '@type': 'AggregateRating', reviewCount: count, bestRating: 5, worstRating: 1 }
        const rated = thingOf(body, 'Restaurant')?.aggregateRating
        expect(rated).toEqual(count > 0 ? { ...rating, ratingValue: Number(average?.toFixed(1)) } : undefined)
        return count
      }),
    )
    expect(found.some((count) => count > 0)).toBe(true)
  })

  it('have each available dish with its price, and no allergens', async () => {
    const { body } = await get('/menus')
    const menu = thingOf(body, 'Menu')
    const written = menu?.hasMenuSection?.flatMap(({ hasMenuItem }) => hasMenuItem) ?? []
    const offered = (await dishes()).filter(({ available }) => available)
    expect(written.map(({ name, offers }) => `${name} ${offers.price} ${offers.priceCurrency}`).toSorted()).toEqual(
      offered.map(({ name, price }) => `${name} ${price.toFixed(2)} EUR`).toSorted(),
    )
    expect(JSON.stringify(menu)).not.toMatch(/allerg|diet|gluten/i)
  })

  it('escape markup in a name', async () => {
    const name = '</script><script>alert(1)</script>\u2028<!--'
    foreign.backend.answer = () => ({ status: 200, body: { id: '1', name, numberPlace: 2, openingHours: {} } })
    const { body } = await get('/restaurants/1', foreign.app, { host: 'localhost:3000' })
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('\u2028<')
    expect(thingOf(body, 'Restaurant')?.name).toBe(name)
    expect(body.match(/<\/script>/g)).toHaveLength(body.match(/<script/g)?.length ?? 0)
  })
})

describe('Strict-Transport-Security', () => {
  const addresses = ['/', '/dashboard', '/robots.txt', '/nulle-part', '/api/health', '/api/notprotected/menu', '/api/x']

  it.each(addresses)('is sent, without subdomains, when PUBLIC_ORIGIN is https: %s', async (url) => {
    expect((await get(url)).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it.each(addresses)('is not sent without PUBLIC_ORIGIN: %s', async (url) => {
    expect((await get(url, foreign.app)).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('files for search engines and sharing', () => {
  it('the sitemap lists every public page once, and robots.txt names it', async () => {
    const robots = (await get('/robots.txt')).body
    expect(robots).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`)
    // Calendar programs that keep to it would not read the feeds that people give them.
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/api\/calendars\/\nDisallow: \/api\/$/m)
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
    )
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address?.slice(PUBLIC.length) ?? '')
    const all = (await restaurants()).map(({ id }) => `/restaurants/${id}`)
    expect(listed).toEqual(expect.arrayContaining(['/', '/menus', ...all]))
    expect(new Set(listed).size).toBe(listed.length)
    for (const path of listed) expect((await get(path)).statusCode).toBe(200)
  })

  it('sitemap and footer link to the assistant only when the backend has it [OTH-05]', async () => {
    foreign.backend.answer = () => ({ status: 200, body: [] })
    for (const url of ['/sitemap.xml', '/']) {
      expect((await get(url)).body).toContain(paths.assistant)
      expect((await get(url, foreign.app)).body).not.toContain(paths.assistant)
    }
  })

  it('robots.txt and sitemap never name a foreign Host, and are cached publicly only with PUBLIC_ORIGIN', async () => {
    foreign.backend.answer = () => ({ status: 200, body: [] })
    for (const url of ['/robots.txt', '/sitemap.xml']) {
      expect((await get(url)).headers['cache-control']).toContain('public')
      const own = await get(url, foreign.app, { host: 'localhost:3000' })
      expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-cache'])
      expect(own.body).toContain('http://localhost:3000/')
      const claimed = await get(url, foreign.app, { host: 'ailleurs.example' })
      expect(claimed.statusCode).toBe(url === '/robots.txt' ? 200 : 404)
      expect(claimed.body).not.toContain('ailleurs.example')
    }
  })

  it('the sitemap fails rather than leave restaurants out', async () => {
    foreign.backend.answer = () => ({ status: 500, body: {} })
    expect((await get('/sitemap.xml', foreign.app)).statusCode).toBe(500)
  })

  it('the manifest names icons that exist in the sizes it says', async () => {
    const { headers, body } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    const { name, icons }: { name: string; icons: { src: string; type: string; sizes: string }[] } = JSON.parse(body)
    expect(name).toBe('Potager')
    const pngs = icons.filter(({ type }) => type === 'image/png')
    expect(pngs.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src, sizes } of pngs) expect(sizeOf((await get(src)).rawPayload).join('x')).toBe(sizes)
    expect((await get('/icone-7.png')).statusCode).toBe(404)
  })

  it('a page’s sharing picture is 1200 × 630, its own, and answers 304 while unchanged', async () => {
    const [one] = await restaurants()
    const [menu, restaurant] = await Promise.all(
      ['/menus', `/restaurants/${one?.id}`].map((page) => get(`/partage.png?page=${encodeURIComponent(page)}`)),
    )
    expect(menu?.headers['content-type']).toBe('image/png')
    expect(sizeOf(menu?.rawPayload)).toEqual([1200, 630])
    expect(restaurant?.rawPayload.equals(menu?.rawPayload ?? Buffer.of())).toBe(false)
    const again = await get('/partage.png?page=/menus', app, { 'if-none-match': String(menu?.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it.each(['', '?page=//ailleurs.example', '?page=/nulle-part', '?page=/dashboard', '?page=menus'])(
    'the sharing picture answers 404 for what is not a public page: %s',
    async (query) => expect((await get(`/partage.png${query}`)).statusCode).toBe(404),
  )
})

/** Width and height from a PNG header. */
function sizeOf(png: Buffer = Buffer.alloc(24)): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

const topics = ['/mentions-legales', '/confidentialite', '/accessibilite']

async function pageOf(url: string, from: FastifyInstance) {
  await untilCalm(from)
  const { statusCode, body, headers } = await from.inject(url)
  return { status: statusCode, html: body, text: readable(body), headers }
}

describe('legal pages of the site', () => {
  it.each(topics)('%s is a page with a title and an address of its own', async (path) => {
    const { status, html } = await pageOf(path, bare)
    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(html).toContain(`<link rel="canonical" href="http://localhost${path}">`)
  })

  it('are linked from the footer of every public page', async () => {
    for (const page of ['/', '/menus', '/login', '/nulle-part', ...topics]) {
      const { html } = await pageOf(page, bare)
      const foot = html.slice(html.indexOf('<footer'))
      for (const path of topics) expect(foot).toContain(`href="${path}"`)
    }
  })

  it('tell on the sign-in page whom to ask for a new password, with the contact of the house if set [TEA-18]', async () => {
    const asked = (await pageOf('/login', bare)).text
    expect(asked).toContain('Mot de passe oublié ? Demandez un lien à un administrateur')
    expect(asked).toContain('npm run accounts -- --reset NOM')
    expect(asked).not.toContain('Pour joindre la maison')
    const { html } = await pageOf('/login', reachable)
    expect(html).toContain('<a href="mailto:maison@potager.example">')
    expect(html).toContain('<a href="tel:0241000000">02 41 00 00 00</a>')
  })

  it('do not offer a password link on the sign-in page when the backend has no extensions', async () => {
    const elsewhere = await serveSite(await siteFromSources(), {
      apiBaseUrl: new URL('http://127.0.0.1:9'),
      extensions: false,
    })
    const { statusCode, body } = await elsewhere.inject('/login')
    expect(statusCode).toBe(200)
    expect(readable(body)).not.toContain('Mot de passe oublié')
  })

  it('mark every detail that the settings do not have as « Non renseigné »', async () => {
    const { text } = await pageOf('/mentions-legales', bare)
    expect(text.match(/Non renseigné par l’éditeur/g)).toHaveLength(10)
    expect((await pageOf('/confidentialite', bare)).text).toContain('Aucun contact n’est renseigné')
  })

  it('show the publisher’s details of the settings as escaped text', async () => {
    const { html, text } = await pageOf('/mentions-legales', told)
    expect(text).toContain('Nom ou raison sociale Potager & Cie <SAS>')
    expect(text).toContain('1 rue des Halles 44000 Nantes')
    expect(text).toContain('Directeur de la publication Camille Roux')
    expect(text).toContain('Hébergeur Exemple')
    expect(html).toContain('href="mailto:bonjour@potager.example"')
    expect(html).toContain('href="tel:0240000000"')
    expect(text.match(/Non renseigné par l’éditeur/g)).toHaveLength(4)
    for (const path of topics.slice(1))
      expect((await pageOf(path, told)).html).toContain('mailto:bonjour@potager.example')
  })

  it('are true of cookies and third parties: no page sets a cookie or loads a foreign file', async () => {
    for (const page of ['/', '/menus', '/login', '/register', ...topics]) {
      const { html, headers } = await pageOf(page, told)
      expect(headers['set-cookie']).toBeUndefined()
      const loaded = [
        ...html.matchAll(
          /<(?:script|img|iframe|link rel="(?:stylesheet|preload|modulepreload|icon)")[^>]* (?:src|href)="([^"]+)"/g,
        ),
      ]
      for (const [, address] of loaded) expect(address).toMatch(/^(?:\/[^/]|data:)/)
    }
  })

  it('show the chosen retention of data immediately [RIG-08]', async () => {
    const lines = async () => (await pageOf('/confidentialite', bare)).text
    expect(await lines()).toContain('rien ne les efface automatiquement')
    const { accessToken } = (
      await bare.inject({
        method: 'POST',
        url: '/api/authentification/login',
        payload: { username: 'admin', password: 'Potager#2026' },
      })
    ).json<{ accessToken: string }>()
    const headers = { authorization: `Bearer ${accessToken}` }
    const chosen = await bare.inject({ method: 'PUT', url: '/api/retention', headers, payload: { years: 3 } })
    expect(chosen.statusCode).toBe(200)
    expect(await lines()).toMatch(/Consultations de l’assistant : \d+ jours/)
    expect(await lines()).toContain('3 ans après le dernier d’entre eux')
    expect(await lines()).not.toContain('automatiquement')
  })
})
