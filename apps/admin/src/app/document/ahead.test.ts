import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createDialect } from '@potager/domain/api'
import { consoleNames, listPath, paths } from '@potager/domain/paths'
import { describe, expect, it } from 'vitest'
import { titleOf } from '../titles.ts'
import { firstCallsOf, listParamsOf, modulesOf, prefetchedPages } from './ahead.ts'

const visit = (query = '', extensions = true) => ({
  search: new URLSearchParams(query),
  supports: createDialect({ extensions }).supports,
  api: 'https://api.exemple/api',
})

const addressesOf = (path: string, extensions: boolean) =>
  firstCallsOf(path, visit('', extensions)).map(({ url }) => url)

it.each(prefetchedPages)('the first calls of %s go to the base address of the API', (path) => {
  const addresses = [true, false].flatMap((extensions) => addressesOf(path, extensions))
  expect(addresses).not.toEqual([])
  for (const address of addresses) expect(address).toMatch(/^https:\/\/api\.exemple\/api\/\w/)
})

it('only messages and console lists have no first calls on a backend without extensions', () => {
  const waiting = prefetchedPages.filter((path) => addressesOf(path, false).length === 0)
  expect(waiting).toEqual(prefetchedPages.filter((path) => path === paths.messages || path.startsWith('/console/')))
})

it('the first call of a list depends on stored parameters, unless the address sets its own', () => {
  expect(firstCallsOf('/orders', visit())[0]?.unless).toBe('orders.listParams')
  expect(firstCallsOf('/orders', visit('page=2'))[0]).not.toHaveProperty('unless')
  expect(firstCallsOf('/dashboard', visit('page=2'))[0]?.unless).toBe('dashboard.restaurant')
  expect(firstCallsOf('/dashboard', visit('restaurant=tous'))[0]).not.toHaveProperty('unless')
})

it('a public call is prefetched without the session', () => {
  expect(firstCallsOf('/dishes', visit())).toEqual([{ url: 'https://api.exemple/api/notprotected/menu', open: true }])
})

it('a page that is not in the table has no first calls', () => {
  expect(firstCallsOf('/account', visit())).toEqual([])
})

it('filtered reports are not prefetched, an unfiltered page of reports is', () => {
  expect(firstCallsOf('/chatbot/reports', visit('recherche=toux'))).toEqual([])
  const [call, ...others] = firstCallsOf('/chatbot/reports', visit('etat=resolus&page=3'))
  expect([new URL(call?.url ?? '').search, others]).toEqual(['?resolved=true&page=2&size=10', []])
})

it('a call that needs a sign-in is prefetched with the session', () => {
  expect(firstCallsOf('/reservations', visit())[0]).not.toHaveProperty('open')
})

const start = { perPage: 20, sort: { field: 'createdAt', order: 'DESC' } } as const
const of = (query: string) => listParamsOf(new URLSearchParams(query), start)

describe('list parameters of an address', () => {
  it('are the defaults for an address without parameters', () => {
    expect(of('')).toEqual({ pagination: { page: 1, perPage: 20 }, sort: start.sort, filter: {} })
  })

  it('take page, size, sort and filter from the address', () => {
    expect(of('page=3&perPage=50&sort=total&order=ASC&filter={"status":"PENDING"}')).toEqual({
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'total', order: 'ASC' },
      filter: { status: 'PENDING' },
    })
  })

  it('sort in ascending order unless the address gives a direction', () => {
    expect(of('sort=total&order=DESC').sort).toEqual({ field: 'total', order: 'DESC' })
    expect(of('sort=total').sort).toEqual({ field: 'total', order: 'ASC' })
  })

  it.each(['filter={', 'filter=null', 'filter=3', 'page=x', 'perPage='])(
    'are the defaults for the invalid parameter « %s »',
    (query) => {
      expect(of(query)).toEqual(of(''))
    },
  )
})

it('saysHow is true only for an address with a list parameter', () => {
  expect(listParamsOf.saysHow(new URLSearchParams('page=2'))).toBe(true)
  expect(listParamsOf.saysHow(new URLSearchParams('utm=2'))).toBe(false)
})

const root = join(import.meta.dirname, '../../../../..')

it.each(Object.keys(titleOf))('modulesOf names existing source files for %s', (path) => {
  const files = modulesOf(path)
  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it.each(consoleNames)('the list and the record of %s have the modules of the resource and of the view', (name) => {
  const [resource, view] = modulesOf(listPath(name))
  expect([resource, view]).toEqual([`apps/admin/src/resources/${name}.tsx`, 'apps/admin/src/console/resourcePage.tsx'])
  expect(modulesOf(paths.consoleRecord(name, '42'))).toEqual([resource, view, 'apps/admin/src/console/RecordPage.tsx'])
})

it('an unknown address has no modules', () => {
  expect(modulesOf('/nulle-part')).toEqual([])
  expect(modulesOf('/console/nulle-part')).toEqual([])
  expect(modulesOf('/console/nulle-part/42')).toEqual([])
})
