import { describe, expect, it } from 'vitest'
import { matchRoute } from './routes.ts'

const id = '0190f3c4-7a1b-7c2d-8e3f-1234567890ab'

describe('the route of an address', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/menus', { name: 'menu', view: { category: null, without: [], dish: null } }],
    ['/login', { name: 'login' }],
    ['/register', { name: 'register' }],
    [`/restaurants/${id}`, { name: 'restaurant', id }],
    ['/restaurants/caf%C3%A9%2F1', { name: 'restaurant', id: 'café/1' }],
  ])('%s [RTE-01] [RTE-02] [RTE-03] [RTE-04] [RTE-05]', (path, route) => {
    expect(matchRoute(path)).toEqual(route)
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
