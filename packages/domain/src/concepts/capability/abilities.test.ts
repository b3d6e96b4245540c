import { expect, it } from 'vitest'
import type { Supports } from '../../base/api/dialect.ts'
import { contract } from '../../contract/index.ts'
import { setDishAvailability, updateDish } from '../dish/index.ts'
import { abilitiesWith, methodCalls } from './abilities.ts'

const anything: Supports = () => true
const specification: Supports = ({ extension }, key) => extension !== true && key === undefined
const resources = [
  'restaurants',
  'meeting-rooms',
  'hours-exceptions',
  'dishes',
  'orders',
  'reservations',
  'event-requests',
  'customers',
  'diseases',
  'sessions',
  'reports',
  'reviews',
  'users',
  'audit',
]

const can = (supports: Supports, resource: string) => {
  const { changes, keepsReason, ...methods } = abilitiesWith(supports, resource)
  return [
    ...Object.entries(methods).flatMap(([name, able]) => (able ? [name] : [])),
    ...changes,
    ...(keepsReason ? ['with reason'] : []),
  ].join(' ')
}

it('methodCalls names calls of the contract, with their extension and manager-only flags', () => {
  const known = new Map(Object.values(contract).flatMap((concept) => Object.entries(concept)))
  const named = Object.values(methodCalls).flatMap(({ changes = {}, ...methods }) => [
    ...Object.values(methods),
    ...Object.values(changes),
  ])
  expect(named.length).toBeGreaterThan(20)
  for (const { name, extension, forManagers = false } of named) {
    const call = known.get(name)?.call
    expect([name, call?.extension, call?.access === 'privileged']).toEqual([name, extension, forManagers])
  }
})

it('gives the abilities of each resource with all extensions', () => {
  expect(resources.map((resource) => `${resource}: ${can(anything, resource)}`)).toEqual([
    'restaurants: list create update edit',
    'meeting-rooms: list create update edit',
    'hours-exceptions: list create delete',
    'dishes: list create update edit available',
    'orders: list create update status with reason',
    'reservations: list create update delete status noShow with reason',
    'event-requests: list create update delete status with reason',
    'customers: list create update edit',
    'diseases: list create update delete edit',
    'sessions: list create',
    'reports: list create update resolution',
    'reviews: list update status with reason',
    'users: list update approved role suspended',
    'audit: list',
  ])
})

it('gives the abilities of each resource with the specification’s calls alone', () => {
  expect(resources.map((resource) => `${resource}: ${can(specification, resource)}`)).toEqual([
    'restaurants: list create',
    'meeting-rooms: list',
    'hours-exceptions: list',
    'dishes: list create',
    'orders: list create update status',
    'reservations: list create update delete status',
    'event-requests: list create update delete status',
    'customers: ',
    'diseases: list create update delete edit',
    'sessions: list',
    'reports: list update resolution',
    'reviews: list update status',
    'users: ',
    'audit: ',
  ])
  expect(can(anything, 'rooms')).toBe('')
})

it('leaves out changes of dishes, which only managers may make [MEN-22]', () => {
  const { changes, update, create } = abilitiesWith(anything, 'dishes', false)
  expect([[...changes], update, create]).toEqual([[], false, true])
  expect([...abilitiesWith(anything, 'orders', false).changes]).toEqual(['status'])
})

it('checks the calls of a resource one by one', () => {
  const only =
    (wanted: string): Supports =>
    ({ name }) =>
      name === wanted
  expect([...abilitiesWith(only(updateDish.name), 'dishes').changes]).toEqual(['edit'])
  expect([...abilitiesWith(only(setDishAvailability.name), 'dishes').changes]).toEqual(['available'])
})
