import { ApiError, type Client, createDialect, saysAbsent } from '@potager/domain/api'
import { sessionEndedPath } from '@potager/domain/paths'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lateCode } from './late-code.ts'
import { loadPage } from './load.ts'
import { readMenuView } from './menu/menu-view.ts'
import { ownMap, webMap } from './pages/RestaurantActs.tsx'
import { accountCreatedPath, linkSentPath, matchRoute, requestAddress, reviewsAddress } from './routes.ts'
import { whyFailed } from './why-failed.ts'

const dish = { id: 'p1', name: 'Soupe', price: 9, category: 'STARTER', available: true, allergens: [] }
const place = { id: 'r1', name: 'Potager' }
const answers: Record<string, unknown> = { getRestaurant: place, listRestaurants: [place], listDishes: [dish] }

/** A backend that is said to have everything, and has the specification's calls alone. */
function specificationOnly() {
  const dialect = createDialect({ extensions: true })
  const send: Client['send'] = async (call, input) => {
    if (call.name in answers) return call.response(answers[call.name], input)
    if (saysAbsent(call, 404)) dialect.withdraw(call)
    throw new ApiError('refused', 404, { fields: {} }, 'Rien')
  }
  return [{ send } as Client, { now: 0, supports: dialect.supports }] as const
}

it('the menu page shows the group’s menu if the backend has no menu per restaurant [OTH-02]', async () => {
  const view = readMenuView('restaurant=r1')
  const state = await loadPage({ name: 'menu', view }, ...specificationOnly())
  expect(state).toMatchObject({ dishes: { ok: true, value: [{ id: 'p1' }] } })
})

it('the menu shows a dish whose backend does not say whether it is available, and leaves out what it says is not [MEN-02]', async () => {
  const { available: _, ...silent } = dish
  const send: Client['send'] = async (call, input) =>
    call.response(
      [
        { ...silent, id: 'p2' },
        { ...dish, id: 'p3', available: false },
      ],
      input,
    )
  const route = { name: 'menu', view: readMenuView('') } as const
  const state = await loadPage(route, { send } as Client, { now: 0, supports: () => false })
  expect(state).toMatchObject({ dishes: { ok: true, value: [{ id: 'p2', available: null }] } })
})

it('a request page that cannot read the restaurants keeps the one that was asked, to try again', async () => {
  const send: Client['send'] = () => Promise.reject(new ApiError('refused', 503, { fields: {} }, ''))
  const route = { name: 'request', kind: 'EVENT', restaurant: 'r1' } as const
  const state = await loadPage(route, { send } as Client, { now: 0, supports: () => true })
  expect(state).toMatchObject({ places: { ok: false }, wanted: 'r1' })
})

it('a request page offers the restaurants that gave their hours, and no form for another', async () => {
  const hours = { ...place, id: 'r2', availability: { openingHours: { MONDAY: { start: [12, 0], end: [14, 0] } } } }
  const send: Client['send'] = async (call, input) => call.response([place, hours], input)
  const load = (restaurant: string) =>
    loadPage({ name: 'request', kind: 'EVENT', restaurant }, { send } as Client, { now: 0, supports: () => true })
  const places = { ok: true, value: [{ id: 'r2' }] }
  expect(await load('r1')).toMatchObject({ places })
  expect(await load('r1')).not.toHaveProperty('place')
  expect(await load('r2')).toMatchObject({ places, place: { id: 'r2' } })
})

it('leaves the reviews of a restaurant out where the backend turns out to have none [OTH-02]', async () => {
  const state = await loadPage({ name: 'restaurant', id: 'r1', reviewPage: 1 }, ...specificationOnly())
  expect(state).toMatchObject({ restaurant: { ok: true, value: { id: 'r1' } } })
  expect(state).not.toHaveProperty('reviews')
})

const id = '0190f3c4-7a1b-7c2d-8e3f-1234567890ab'

describe('the route of an address', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/menus', { name: 'menu', view: { category: null, without: [], dish: null } }],
    ['/login', { name: 'login', accountCreated: false }],
    ['/register', { name: 'register' }],
    [`/restaurants/${id}`, { name: 'restaurant', id, reviewPage: 1 }],
    ['/avis/regles', { name: 'reviewRules' }],
    ['/restaurants/caf%C3%A9%2F1', { name: 'restaurant', id: 'café/1', reviewPage: 1 }],
  ])('%s [RTE-01] [RTE-02] [RTE-03] [RTE-04] [RTE-05]', (path, route) => {
    expect(matchRoute(path)).toEqual(route)
  })

  it('has the page of the reviews, or the first page for an invalid one', () => {
    const pageOf = (query: string) => matchRoute(`/restaurants/${id}`, query)
    const { pathname, search, hash } = new URL(reviewsAddress(id, 3), 'http://site')
    expect([matchRoute(pathname, search), hash]).toEqual([{ name: 'restaurant', id, reviewPage: 3 }, '#avis'])
    expect(reviewsAddress(id, 1)).toBe(`/restaurants/${id}#avis`)
    for (const query of ['', '?avis=', '?avis=0', '?avis=-1', '?avis=2x', '?avis=1e3', '?avis=99999']) {
      expect(pageOf(query), query).toEqual({ name: 'restaurant', id, reviewPage: 1 })
    }
  })

  it('has restaurant and kind of a visitor’s request, as the address was written', () => {
    for (const route of [
      { name: 'request', kind: 'RESERVATION', restaurant: null },
      { name: 'request', kind: 'EVENT', restaurant: null },
      { name: 'request', kind: 'RESERVATION', restaurant: id },
      { name: 'request', kind: 'EVENT', restaurant: 'café & thé' },
    ] as const) {
      const { pathname, search } = new URL(requestAddress(route.kind, route.restaurant), 'http://site')
      expect(matchRoute(pathname, search)).toEqual(route)
    }
    expect(matchRoute('/demande/abc')).toEqual({ name: 'requestLink', token: 'abc' })
    expect(matchRoute('/demande')).toEqual({ name: 'missing' })
    expect(matchRoute('/lien-perdu')).toEqual({ name: 'lostRequest', sent: false })
    const { pathname, search } = new URL(linkSentPath, 'http://site')
    expect(matchRoute(pathname, search)).toEqual({ name: 'lostRequest', sent: true })
  })

  it('knows at the sign-in that an account was just created', () => {
    const { pathname, search } = new URL(accountCreatedPath, 'http://site')
    expect(matchRoute(pathname, search)).toEqual({ name: 'login', accountCreated: true })
  })

  it('knows at the sign-in that a session ended, and only then', () => {
    const { pathname, search } = new URL(sessionEndedPath, 'http://site')
    expect(matchRoute(pathname, search)).toEqual({ name: 'login', accountCreated: false, sessionEnded: true })
    expect(matchRoute(pathname, '?session=autre')).toEqual({ name: 'login', accountCreated: false })
  })

  it('leads from /:id to the restaurant, only when the id has the shape of a UUID [RTE-05] [AMB-01]', () => {
    expect(matchRoute(`/${id.toUpperCase()}`)).toEqual({ name: 'redirect', to: `/restaurants/${id}` })
    expect(matchRoute(`/${id.slice(1)}`)).toEqual({ name: 'missing' })
    expect(matchRoute(`/x${id}`)).toEqual({ name: 'missing' })
    expect(matchRoute(`/${id}/`)).toEqual({ name: 'missing' })
  })

  it.each([
    '',
    '/restaurants',
    '/restaurants/',
    '/restaurants/%E0',
    `/restaurants/${id}/menu`,
    '/Login',
    '/menus/x',
    '//x',
    '/__proto__',
    '/constructor',
  ])('%s leads nowhere', (path) => {
    expect(matchRoute(path)).toEqual({ name: 'missing' })
  })
})

describe('RestaurantActs', () => {
  const address = {
    streetNumber: 27,
    streetName: 'rue de l’Été & Fils',
    postalCode: '59800',
    city: 'Lille',
    country: 'France',
  }
  const encoded = '27%20rue%20de%20l%E2%80%99%C3%89t%C3%A9%20%26%20Fils%2C%2059800%20Lille%2C%20France'

  it('an address leads to OpenStreetMap, and on a phone to its map application [RSD-13]', () => {
    expect(webMap(address)).toBe(`https://www.openstreetmap.org/search?query=${encoded}`)
    expect(ownMap(address, 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe(`geo:0,0?q=${encoded}`)
    expect(ownMap(address, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe(`https://maps.apple.com/?daddr=${encoded}`)
    expect(ownMap(address, 'Mozilla/5.0 (X11; Linux x86_64)')).toBeNull()
  })
})

describe('late-code', () => {
  afterEach(() => vi.unstubAllGlobals())

  const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

  it('code is loaded only while there is a network', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'code')
    const late = lateCode(load)
    network(false)
    await expect(late()).rejects.toThrow('No network')
    expect(load).not.toHaveBeenCalled()
    network(true)
    expect(await late()).toBe('code')
  })

  it('loaded code is available without a network', async () => {
    network(true)
    const late = lateCode(async () => 'code')
    await late()
    network(false)
    expect(await late()).toBe('code')
  })

  it('code that failed to load is loaded at the next call', async () => {
    network(true)
    const load = vi.fn<() => Promise<string>>(async () => 'code').mockRejectedValueOnce(new TypeError('cut off'))
    const late = lateCode(load)
    await expect(late()).rejects.toThrow('cut off')
    expect(await late()).toBe('code')
  })
})

describe('why-failed', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('whyFailed distinguishes code that failed to load from code that threw', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(whyFailed(new TypeError('Failed to fetch dynamically imported module: /calls.js'))).toMatch(/réseau/)
    expect(whyFailed(new TypeError('list.toSorted is not a function'))).toMatch(/^Erreur de cette page\./)
  })
})
