import { consoleNames, isAdminPath, listPath, paths } from '@potager/domain/paths'
import { expect, it } from 'vitest'
import { pages } from '../testing/pages.ts'
import { titleOf } from './titles.ts'

const specified = [
  '/dashboard',
  '/create_restaurant',
  '/create-dish',
  '/create-order',
  '/reservations',
  '/create-reservation',
  '/manage-reservations',
  '/event-requests',
  '/create-event-request',
  '/manage-event-requests',
  '/chatbot/dashboard',
  '/chatbot/diseases',
  '/chatbot/sessions',
  '/chatbot/reports',
  '/chatbot/analytics',
  '/chatbot/settings',
  '/admin/reviews/moderation',
]

it('has every guarded page of the route table', () => {
  const guarded = pages.map(({ path }) => path)
  expect(guarded).toEqual(expect.arrayContaining(specified))
  expect(guarded.filter((path) => !isAdminPath(path))).toEqual([])
})

it('has a list and a record of every resource', () => {
  const own = pages.map(({ path }) => path)
  expect(own).toEqual(expect.arrayContaining(consoleNames.map(listPath)))
  expect(own).toEqual(expect.arrayContaining(consoleNames.map((name) => `${paths.consoleList(name)}/:id`)))
})

it('names every page in French and each address once', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(pages.find(({ path }) => path === '/dashboard')?.title).toBe('Gestion des Commandes')
  expect(pages.find(({ path }) => path === '/console/orders/:id')?.title).toBe('Commandes')
  expect(pages.filter(({ title }) => title.trim() === '')).toEqual([])
  const named = pages.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(Object.keys(titleOf).toSorted()).toEqual(named.toSorted())
})

it('has a page at every address that the server gives to the back-office, and at no other of the console', () => {
  const consoleAddresses = pages
    .map(({ path }) => path.replace(':id', '1'))
    .filter((path) => path.startsWith('/console'))
  expect(consoleAddresses.filter((path) => !isAdminPath(path))).toEqual([])
  const elsewhere = [
    '/console/orders',
    '/console/dishes',
    '/console/restaurants',
    '/console/inconnu',
    '/console/inconnu/1',
  ]
  expect([...elsewhere, '/console/users/1/edit', '/consoles'].filter(isAdminPath)).toEqual([])
})
