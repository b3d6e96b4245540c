import { AdminContext } from '@potager/admin-kit'
import { frenchI18nProvider as i18nProvider } from '@potager/admin-kit/i18n'
import { consoleNames, creationPath, listPath, paths } from '@potager/domain/paths'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { memoryStore } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { can } from '../platform/data/abilitiesOf.ts'
import { authProvider, dataProvider, queryClient } from '../platform/services.ts'
import { backOffice } from '../testing/backOffice.tsx'
import { pages } from '../testing/pages.ts'

/** Where the records that nobody makes by hand come from. */
const origins: Readonly<Record<string, string>> = {
  sessions: paths.assistant,
  reports: paths.assistant,
  reviews: paths.reviewRules,
  users: paths.register,
}

/** The empty state of a resource's list, with its sentences and where its links lead. */
async function emptyListOf(name: (typeof consoleNames)[number], search = '') {
  const Page = await pages.find(({ path }) => path === listPath(name))?.load()
  const nothing = { ...dataProvider, getList: async () => ({ data: [], total: 0 }) }
  const page = (
    <AdminContext {...{ authProvider, can, dataProvider: nothing, i18nProvider, queryClient, store: memoryStore() }}>
      {Page && <Page />}
    </AdminContext>
  )
  const at = `${paths.consoleList(name)}${search}`
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })} />)
  const box =
    (await screen.findByText(/^Aucune? .* (?:pour le moment|avec ces filtres)$/)).parentElement ?? document.body
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const sentences = [...box.querySelectorAll('p')].map(({ textContent }) => textContent)
  const links = within(box)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
  return { box, sentences, links }
}

const admin = { accessToken: 'jeton', refreshToken: 'autre', username: 'admin', role: 'ADMIN' }
const restaurants = { listMyRestaurants: () => ({ body: [] }), listRestaurants: () => ({ body: [] }) }

it.each(consoleNames)('an empty list of %s says what fills it and leads there [OPN-02]', async (name) => {
  backOffice(restaurants, { auth: admin })
  const { sentences, links } = await emptyListOf(name)
  expect(sentences).toEqual([expect.stringMatching(/^Aucune? /), expect.stringMatching(/^.{30,}\.$/)])
  const way = creationPath(name) ?? origins[name]
  expect(links.slice(0, 1)).toEqual(way === undefined ? [] : [way])
})

it('a list left empty by its filters offers to reset them, without explanation or links [OPN-02]', async () => {
  backOffice(restaurants)
  const { box, sentences, links } = await emptyListOf('dishes', `?filter=${encodeURIComponent('{"q":"introuvable"}')}`)
  expect(sentences).toHaveLength(1)
  expect(links).toEqual([])
  expect(within(box).getByRole('button', { name: 'Réinitialiser' })).toBeDefined()
})

it('an empty list shows its explanation without a link if the backend lacks the call that fills it [OPN-02]', async () => {
  backOffice(restaurants, { extensions: ['browseCustomers'] })
  for (const name of ['customers', 'sessions'] as const) {
    const { sentences, links } = await emptyListOf(name)
    expect(sentences).toHaveLength(2)
    expect(links).toEqual([])
    cleanup()
  }
})
