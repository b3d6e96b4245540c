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

it('the pages include every guarded page of the specification’s route table', () => {
  const guarded = pages.map(({ path }) => path)
  expect(guarded).toEqual(expect.arrayContaining(specified))
  expect(guarded.filter((path) => !isAdminPath(path))).toEqual([])
})

it('the pages include a list and a record page for every console resource', () => {
  const own = pages.map(({ path }) => path)
  expect(own).toEqual(expect.arrayContaining(consoleNames.map(listPath)))
  expect(own).toEqual(expect.arrayContaining(consoleNames.map((name) => `${paths.consoleList(name)}/:id`)))
})

it('every page has a title, and no address occurs twice', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(pages.find(({ path }) => path === '/dashboard')?.title).toBe('Gestion des Commandes')
  expect(pages.find(({ path }) => path === '/console/orders/:id')?.title).toBe('Commandes')
  expect(pages.filter(({ title }) => title.trim() === '')).toEqual([])
  const named = pages.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(Object.keys(titleOf).toSorted()).toEqual(named.toSorted())
})

it('isAdminPath accepts every console page and rejects other console addresses', () => {
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
