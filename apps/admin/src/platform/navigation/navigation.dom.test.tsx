import { usePageName } from '@potager/admin-kit'
import { frenchI18nProvider } from '@potager/admin-kit/i18n'
import { countPendingBookings } from '@potager/domain/booking'
import { listMessages } from '@potager/domain/message'
import { listSigns } from '@potager/domain/sign'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, onTestFinished } from 'vitest'
import { offersMessages, offersPlanner, offersSigns } from './offered.ts'
import { scrollKey } from './scrollKey.ts'
import { useTitle } from './useTitle.ts'

const titles: string[] = []
const titleShown = () => titles.at(-1)

function Title() {
  titles.push(useTitle())
  return null
}

function Named({ name }: { name: string | undefined }) {
  usePageName(name)
  return null
}

const page = (name?: string) => (
  <>
    <Title />
    <Named name={name} />
  </>
)

function open(at: string) {
  onTestFinished(cleanup)
  const router = createMemoryRouter(
    [
      { path: '/record', handle: { title: 'Commandes' }, element: page('Commande 7') },
      { path: '/hebrew', handle: { title: 'Clients' }, element: page('ליאור') },
      { path: '/list', handle: { title: 'Commandes' }, element: page() },
      { path: '/bare', handle: { title: 'Plats' }, element: <Title /> },
      { path: '/plain', element: page() },
      { path: '/text', handle: 'Commandes', element: page() },
      { path: '/none', handle: null, element: page() },
      { path: '/number', handle: { title: 7 }, element: page() },
      { path: '/other', handle: { name: 'Commandes' }, element: page() },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return router
}

it('the title names the record before the page, while the record is shown', async () => {
  const router = open('/record')
  expect(titleShown()).toBe('Commande 7 · Commandes')
  await act(async () => router.navigate('/hebrew'))
  await waitFor(() => expect(titleShown()).toBe('\u2068ליאור\u2069 · Clients'))
  await act(async () => router.navigate('/list'))
  await waitFor(() => expect(titleShown()).toBe('Commandes'))
  await act(async () => router.navigate('/record'))
  await waitFor(() => expect(titleShown()).toBe('Commande 7 · Commandes'))
  await act(async () => router.navigate('/bare'))
  await waitFor(() => expect(titleShown()).toBe('Plats'))
})

it.each(['/plain', '/text', '/none', '/number', '/other'])(
  'a place without a title, %s, is named after the product',
  (at) => {
    open(at)
    expect(titleShown()).toBe('Potager')
  },
)

it('an unmounted title does not follow the page’s name', () => {
  open('/list')
  cleanup()
  const shown = titles.length
  render(<Named name="Commande 8" />)
  expect(titles).toHaveLength(shown)
})

it('react-admin speaks French, and says our own texts as they are', () => {
  expect(frenchI18nProvider.getLocale()).toBe('fr')
  expect(frenchI18nProvider.translate('ra.action.save')).toBe('Enregistrer')
  expect(frenchI18nProvider.translate('Commande introuvable')).toBe('Commande introuvable')
  expect(frenchI18nProvider.getLocales?.()).toEqual([{ locale: 'fr', name: 'Français' }])
})

it('messages, signs and planner are offered only if their call is supported', () => {
  expect(offersMessages(({ name, extension }) => name === listMessages.name && extension === true)).toBe(true)
  expect(offersSigns(({ name, extension }) => name === listSigns.name && extension === true)).toBe(true)
  expect(offersPlanner(({ name, extension }) => name === countPendingBookings.name && extension === true)).toBe(true)
  expect([offersMessages, offersSigns, offersPlanner].map((offers) => offers(() => false))).toEqual([
    false,
    false,
    false,
  ])
})

it('the scroll position is kept by history entry, or by address for a page loaded anew', () => {
  expect(scrollKey({ key: 'k1', pathname: '/orders' })).toBe('k1')
  expect(scrollKey({ key: 'default', pathname: '/orders' })).toBe('/orders')
  expect(scrollKey({ key: 'default', pathname: '/account' })).toBe('/account')
})
