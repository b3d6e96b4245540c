import { sessionEndedPath } from '@potager/domain/paths'
import { describe, expect, it } from 'vitest'
import { accountCreatedPath, linkSentPath, matchRoute, requestAddress, reviewsAddress } from './routes.ts'

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
