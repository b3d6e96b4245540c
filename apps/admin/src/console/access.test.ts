import { listPath } from '@potager/domain/paths'
import { describe, expect, it } from 'vitest'
import { accessOf, definitionsFor } from './access.ts'

describe('the lists of the console', () => {
  const manager = { admin: false, supports: () => true }
  const admin = { admin: true, supports: () => true }
  const foreign = { admin: true, supports: ({ extension }: { extension?: true }) => extension !== true }

  it('are open to managers, except for the accounts and the trail', () => {
    expect(accessOf('users', manager)).toBe('refused')
    expect(accessOf('audit', manager)).toBe('refused')
    expect(accessOf('reviews', manager)).toBe('open')
    const open = definitionsFor(manager).map(({ name }) => name)
    const closed = definitionsFor(admin).filter(({ name }) => !open.includes(name))
    expect(closed.map(({ options }) => options.label)).toEqual(['Comptes', 'Journal des actions'])
  })

  it('are the same where the server only knows the specification, but for customers, accounts and the trail', () => {
    expect(accessOf('users', foreign)).toBe('absent')
    expect(accessOf('customers', foreign)).toBe('absent')
    const names = definitionsFor(foreign).map(({ name }) => name)
    const own = definitionsFor(manager).map(({ name }) => name)
    expect(names).toEqual(own.filter((name) => name !== 'customers'))
    expect(names).toHaveLength(9)
  })

  it('are edited where they are shown, and created where a page is there for it', () => {
    expect(definitionsFor(admin).every(({ hasList, hasEdit }) => hasList && hasEdit)).toBe(true)
    const created = definitionsFor(admin).filter(({ hasCreate }) => hasCreate)
    expect(created.map(({ name }) => name)).toEqual([
      'orders',
      'dishes',
      'restaurants',
      'reservations',
      'event-requests',
      'customers',
      'diseases',
    ])
  })

  it('are within the console unless the specification gives them an address', () => {
    expect(listPath('event-requests')).toBe('/console/event-requests')
    expect(listPath('dishes')).toBe('/dishes')
  })
})
