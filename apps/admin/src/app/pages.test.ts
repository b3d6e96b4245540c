import { isAdminPath } from '@potager/domain/paths'
import { expect, it } from 'vitest'
import { pages } from './pages.ts'

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

it('names every page in French and each address once', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(pages.find(({ path }) => path === '/dashboard')?.title).toBe('Gestion des Commandes')
  expect(pages.filter(({ title }) => title.trim() === '')).toEqual([])
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
