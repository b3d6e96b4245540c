import { AdminContext } from '@potager/admin-kit'
import { frenchI18nProvider as i18nProvider } from '@potager/admin-kit/i18n'
import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { diseaseScreenMessages, firstStepsMessages, signScreenMessages } from '@potager/domain/messages'
import { consoleNames, creationPath, listPath, paths } from '@potager/domain/paths'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { DataProviderContext, memoryStore } from 'react-admin'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { can } from '../platform/data/abilitiesOf.ts'
import { authProvider, dataProvider, queryClient } from '../platform/services.ts'
import { answerPage, backOffice } from '../testing/backOffice.tsx'
import { pages } from '../testing/pages.ts'

const none = () => ({ body: [] })
const nothing = () => ({ body: answerPage([]) })
const sessionStats = () => ({ body: drawBody(contract.chatSession.getChatSessionStats.response, 1) })
const restaurants: Replies = {
  listMyRestaurants: () => ({ body: drawBody(contract.restaurant.listMyRestaurants.response, 1).slice(0, 1) }),
}
const moderation: Replies = {
  listPendingReviews: nothing,
  listRestaurants: none,
  listDishes: none,
  listNotices: nothing,
  getReviewStats: () => ({ body: drawBody(contract.review.getReviewStats.response, 1) }),
}

const done = {
  password: true,
  house: null,
  restaurant: true,
  hours: true,
  rooms: true,
  menu: true,
  team: true,
  order: true,
}

/** Each list outside the console: its address, what its backend answers, and where its empty state leads. */
const lists: readonly { at: string; replies: Replies; leads?: string }[] = [
  {
    at: paths.dashboard,
    replies: {
      listOrders: nothing,
      getDay: () => ({ body: drawBody(contract.day.getDay.response, 1) }),
      getFirstSteps: () => ({ body: done }),
    },
    leads: paths.createOrder,
  },
  { at: paths.reservations, replies: { listReservations: none }, leads: paths.createReservation },
  {
    at: paths.manageReservations,
    replies: { ...restaurants, listRestaurantReservations: none },
    leads: paths.createReservation,
  },
  { at: paths.daySheet, replies: { ...restaurants, listDayBookings: none }, leads: paths.createReservation },
  { at: paths.eventRequests, replies: { listEventRequests: none }, leads: paths.createEventRequest },
  {
    at: paths.manageEventRequests,
    replies: { ...restaurants, listRestaurantEventRequests: none },
    leads: paths.createEventRequest,
  },
  { at: paths.diseases, replies: { listDiseases: nothing }, leads: diseaseScreenMessages.add },
  { at: paths.signs, replies: { listSigns: nothing, listDiseases: nothing }, leads: signScreenMessages.add },
  {
    at: paths.sessions,
    replies: { listChatSessions: nothing, getChatSessionStats: sessionStats },
    leads: paths.assistant,
  },
  {
    at: paths.reports,
    replies: {
      listReports: nothing,
      getChatSessionStats: sessionStats,
      getAccuracy: () => ({ body: drawBody(contract.analytics.getAccuracy.response, 1) }),
    },
    leads: paths.assistant,
  },
  { at: paths.reviewModeration, replies: moderation, leads: paths.reviewRules },
  { at: `${paths.reviewModeration}?onglet=signalements`, replies: moderation, leads: paths.home },
  {
    at: paths.messages,
    replies: {
      listMessages: () => ({ body: { ...drawBody(contract.message.listMessages.response, 1), content: [], total: 0 } }),
    },
  },
]

it.each(lists)('the empty list at $at says what fills it and leads there [OPN-02]', async ({ at, replies, leads }) => {
  backOffice(replies)
  const Page = await pages.find(({ path }) => path === at.split('?')[0])?.load()
  render(
    <QueryClientProvider client={queryClient}>
      <DataProviderContext value={dataProvider}>
        <MemoryRouter initialEntries={[at]}>{Page && <Page />}</MemoryRouter>
      </DataProviderContext>
    </QueryClientProvider>,
  )
  const title = await screen.findByText(/^Aucune? (?:\S+ ){0,5}\S+$/, { selector: 'p' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const state = title.parentElement ?? document.body
  expect(title.nextElementSibling?.textContent).toMatch(/^.{30,}\.$/)
  const controls = [...within(state).queryAllByRole('link'), ...within(state).queryAllByRole('button')]
  expect(controls.map((one) => one.getAttribute('href') ?? one.textContent)).toEqual(leads === undefined ? [] : [leads])
})

it.each([
  paths.manageReservations,
  `${paths.manageReservations}?vue=planning`,
  paths.manageEventRequests,
  paths.createReservation,
  paths.createEventRequest,
  paths.createOrder,
])('a house without a restaurant is led from %s to its first [OPN-02]', async (at) => {
  backOffice({ listMyRestaurants: none, listDishes: none, listReservations: none, listEventRequests: none })
  const Page = await pages.find(({ path }) => path === at.split('?')[0])?.load()
  render(
    <QueryClientProvider client={queryClient}>
      <DataProviderContext value={dataProvider}>
        <MemoryRouter initialEntries={[at]}>{Page && <Page />}</MemoryRouter>
      </DataProviderContext>
    </QueryClientProvider>,
  )
  const made = await screen.findByRole('link', { name: firstStepsMessages.steps.restaurant.action })
  expect(made.getAttribute('href')).toBe(paths.createRestaurant)
})

it('every other page is one of the console, a form, or shows no list [OPN-02]', () => {
  const held = new Set([...lists.map(({ at }) => at.split('?')[0]), ...consoleNames.map(listPath)])
  const others = pages.map(({ path }) => path).filter((path) => !held.has(path) && !path.startsWith(paths.console))
  expect(others.toSorted()).toEqual(
    [
      paths.account,
      paths.analytics,
      paths.chatbotDashboard,
      paths.chatbotSettings,
      paths.createDish,
      paths.createEventRequest,
      paths.createOrder,
      paths.createReservation,
      paths.figures,
      paths.service,
      paths.createRestaurant,
    ].toSorted(),
  )
})

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
  const empty = { ...dataProvider, getList: async () => ({ data: [], total: 0 }) }
  const page = (
    <AdminContext {...{ authProvider, can, dataProvider: empty, i18nProvider, queryClient, store: memoryStore() }}>
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
const noRestaurants = { listMyRestaurants: () => ({ body: [] }), listRestaurants: () => ({ body: [] }) }

it.each(consoleNames)('an empty list of %s says what fills it and leads there [OPN-02]', async (name) => {
  backOffice(noRestaurants, { auth: admin })
  const { sentences, links } = await emptyListOf(name)
  expect(sentences).toEqual([expect.stringMatching(/^Aucune? /), expect.stringMatching(/^.{30,}\.$/)])
  const way = creationPath(name) ?? origins[name]
  expect(links.slice(0, 1)).toEqual(way === undefined ? [] : [way])
})

it('a list left empty by its filters offers to reset them, without explanation or links [OPN-02]', async () => {
  backOffice(noRestaurants)
  const { box, sentences, links } = await emptyListOf('dishes', `?filter=${encodeURIComponent('{"q":"introuvable"}')}`)
  expect(sentences).toHaveLength(1)
  expect(links).toEqual([])
  expect(within(box).getByRole('button', { name: 'Réinitialiser' })).toBeDefined()
})

it('an empty list shows its explanation without a link if the backend lacks the call that fills it [OPN-02]', async () => {
  backOffice(noRestaurants, { extensions: ['browseCustomers'] })
  for (const name of ['customers', 'sessions'] as const) {
    const { sentences, links } = await emptyListOf(name)
    expect(sentences).toHaveLength(2)
    expect(links).toEqual([])
    cleanup()
  }
})
