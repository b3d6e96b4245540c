import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newIdempotencyKey } from '../base/api/call.ts'
import { lazily } from '../base/lazily.ts'
import {
  consoleNames,
  isAdminPath,
  isInternalPath,
  isListedInConsole,
  listPath,
  movedTo,
  paths,
} from '../base/paths/index.ts'
import { simpleRestQuery } from '../base/wire/simple-rest.schema.ts'
import { writeSimpleRestQuery } from '../base/wire/simple-rest.ts'
import { dayQuery, pageQuery } from '../base/wire/wire.schema.ts'

describe('the query of a page', () => {
  const query = z.object(pageQuery(20, 100))
  const refused = (asked: object) => !query.safeParse(asked).success

  it('defaults to the first page of the usual size', () => {
    expect(query.parse({})).toEqual({ page: 0, size: 20 })
    expect(query.parse({ page: '3', size: '100' })).toEqual({ page: 3, size: 100 })
    expect(query.parse({ page: '1000000', size: '1' })).toEqual({ page: 1_000_000, size: 1 })
  })

  it('names the wrong parameter, page or size', () => {
    const asks = z.object(pageQuery(20, 100))
    const told = (asked: object) => asks.safeParse(asked).error?.issues.map(({ message }) => message)
    for (const page of ['-1', '1.5', 'x', '1000001']) expect(told({ page }), page).toEqual(['Page invalide'])
    for (const size of ['0', '1.5', 'x', '101']) expect(told({ size }), size).toEqual(['Taille invalide'])
  })

  it('accepts only whole numbers within the bounds', () => {
    for (const page of ['-1', '1.5', 'x', '1000001']) expect(refused({ page }), page).toBe(true)
    for (const size of ['0', '1.5', 'x', '101']) expect(refused({ size }), size).toBe(true)
    expect(z.object(pageQuery(20)).safeParse({ size: '101' }).success).toBe(false)
  })
})

describe('a day in a query', () => {
  const accepts = (day: string) => dayQuery.safeParse(day).success

  it('must be in the calendar and in a plausible range of years', () => {
    expect(accepts('2024-02-29')).toBe(true)
    expect(accepts('2026-02-29')).toBe(false)
    expect(accepts('1899-12-31')).toBe(false)
    expect(accepts('3000-01-01')).toBe(false)
    expect(accepts('2026-13-01')).toBe(false)
    expect(accepts('2026-11-21T')).toBe(false)
  })
})

describe('a query in the simple-REST dialect', () => {
  const query = simpleRestQuery(['createdAt', 'name'], z.object({ q: z.string().optional() }))
  const read = (asked: object) => query.safeParse(asked).data

  it('defaults to the first 25 rows, sorted by the first field, descending', () => {
    expect(read({})).toEqual({
      range: { skip: 0, take: 25 },
      sort: { field: 'createdAt', direction: 'desc' },
      filter: {},
    })
  })

  it('is read back as it was written', () => {
    const written = writeSimpleRestQuery({ range: [10, 10], sort: ['name', 'ASC'], filter: { q: 'x' } })
    expect(written).toEqual({ range: '[10,10]', sort: '["name","ASC"]', filter: '{"q":"x"}' })
    expect(read(written)).toEqual({
      range: { skip: 10, take: 1 },
      sort: { field: 'name', direction: 'asc' },
      filter: { q: 'x' },
    })
  })

  it('allows at most 1000 rows, a range in order and known sort fields', () => {
    expect(read({ range: '[0,999]' })?.range.take).toBe(1000)
    expect(read({ range: '[5000,5009]' })?.range).toEqual({ skip: 5000, take: 10 })
    for (const range of ['[0,1000]', '[5,4]', '[0]', '[-1,4]', 'x', '"x"'])
      expect(read({ range }), range).toBeUndefined()
    for (const sort of ['["size","ASC"]', '["name","UP"]', '["name"]', '{'])
      expect(read({ sort }), sort).toBeUndefined()
    expect(read({ filter: '{' })).toBeUndefined()
  })

  it('names the wrong part: range, sort or filter', () => {
    const told = (asked: object) => query.safeParse(asked).error?.issues.map(({ message }) => message)
    expect(told({ range: '[5,4]' })).toEqual(['Intervalle invalide'])
    expect(told({ range: '{' })).toEqual(['Intervalle invalide'])
    expect(told({ sort: '{' })).toEqual(['Tri invalide'])
    expect(told({ filter: '{' })).toEqual(['Filtre invalide'])
    expect(told({ sort: '"name"' })).toEqual(['Tri invalide'])
    const twice = simpleRestQuery(['name'], z.object({})).safeParse({ sort: ['["name","ASC"]', '["name","DESC"]'] })
    expect(twice.error?.issues.map(({ message }) => message)).toEqual(['Tri invalide'])
  })
})

describe('the paths of the product', () => {
  it('are back-office paths for existing back-office pages only', () => {
    for (const path of [
      paths.dashboard,
      paths.console,
      '/console/audit',
      '/console/dishes/d1',
      paths.consoleRecord('orders', 'a/b'),
    ])
      expect(isAdminPath(path), path).toBe(true)
    const others = [
      paths.home,
      paths.login,
      '/restaurants/r1',
      '/console/dishes',
      '/console/nothing',
      '/console/audit/a/b',
    ]
    for (const path of [...others, '/x/console/audit', '/console/audits']) expect(isAdminPath(path), path).toBe(false)
  })

  it('list orders, dishes and restaurants outside the console, and encode ids', () => {
    expect(consoleNames.filter((name) => !isListedInConsole(name))).toEqual(['orders', 'dishes', 'restaurants'])
    expect(paths.consoleList('a b')).toBe('/console/a%20b')
    expect(paths.restaurant('a/b')).toBe('/restaurants/a%2Fb')
  })

  it.each([
    ['/admin', '/console'],
    ['/admin/orders', '/orders'],
    ['/admin/reviews', '/console/reviews'],
    ['/admin/orders/a%2Fb', '/console/orders/a%2Fb'],
    ['/admin/dishes/d1/show', '/console/dishes/d1'],
    ['/admin/dishes/create', '/create-dish'],
    ['/admin/users/create', '/console/users'],
    ['/console/restaurants', '/restaurants'],
    ['/console/reservations/create', '/create-reservation'],
    ['/console/users/u1/show', '/console/users/u1'],
    ['/console/events/e1', '/console/event-requests/e1'],
  ])('have moved from %s to %s', (asked, current) => {
    expect(movedTo(asked)).toBe(current)
    expect(movedTo(current)).toBeNull()
  })

  it('do not redirect from current or unknown addresses', () => {
    const own = [...consoleNames.map(listPath), '/console/audit/a1', '/console', paths.reviewModeration]
    const nowhere = ['/admin/nothing', '/admin/constructor', '/admin/users/u1/edit', '/administration', '/dashboard']
    expect([...own, ...nowhere].filter((path) => movedTo(path) !== null)).toEqual([])
  })

  it('are a target after sign-in only when internal, and never the sign-in page', () => {
    for (const target of ['/', '/dashboard?a=1']) expect(isInternalPath(target), target).toBe(true)
    for (const target of [
      '//evil.example',
      '/\\evil',
      '/\tevil',
      'https://evil.example',
      'x/dashboard',
      '',
      '/login?x',
    ])
      expect(isInternalPath(target), target).toBe(false)
  })
})

describe('lazy values and idempotency keys', () => {
  it('a lazy value is created once, on first use', () => {
    let made = 0
    const ask = lazily(() => ({ number: ++made }))
    expect(made).toBe(0)
    expect(ask()).toBe(ask())
    expect(made).toBe(1)
  })

  it('each idempotency key is a new UUID', () => {
    expect(newIdempotencyKey()).toMatch(/^[0-9a-f-]{36}$/)
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
  })
})
