import { AdminContext } from '@potager/admin-kit'
import { frenchI18nProvider as i18nProvider } from '@potager/admin-kit/i18n'
import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import {
  diseaseScreenMessages,
  firstStepsMessages,
  signScreenMessages,
  noRestaurantMessages as words,
} from '@potager/domain/messages'
import { consoleNames, creationPath, isAdminPath, listPath, paths } from '@potager/domain/paths'
import { createBackOfficeTheme } from '@potager/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { DataProviderContext, memoryStore } from 'react-admin'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { can } from '../platform/data/abilitiesOf.ts'
import { authProvider, dataProvider, queryClient } from '../platform/services.ts'
import { answerPage, backOffice } from '../testing/backOffice.tsx'
import { App } from './App.tsx'
import { pagesOf, staffOnly } from './router.tsx'
import { usePending } from './Shell.tsx'
import { titleOf } from './titles.ts'

/** Every page of the back-office, as its router has them. */
const pages = pagesOf(App({ theme: createBackOfficeTheme() }))

const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'nouvelle', role: 'RESTAURANT_OWNER' }
const noSteps = {
  password: null,
  house: null,
  restaurant: false,
  hours: false,
  rooms: false,
  menu: true,
  team: false,
  order: false,
}

/** A page, as an account that works for no restaurant opens it. */
function open(path: string) {
  const office = backOffice(
    { listMyRestaurants: () => ({ body: [] }), getFirstSteps: () => ({ body: noSteps }) },
    { auth: owner },
  )
  const Page = staffOnly(path, () => <p />)
  const element = (
    <QueryClientProvider client={office.queryClient}>
      <Page />
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return office
}

const creating = () => screen.getAllByRole('link', { name: /restaurant$/i }).map((link) => link.getAttribute('href'))

it('the dashboard shows first steps to an owner without a restaurant, until they are hidden [TEA-19]', async () => {
  open(paths.dashboard)
  const steps = await screen.findByRole('region', { name: 'Premiers pas' })
  expect(screen.getByText(words.title)).toBeTruthy()
  expect(steps.querySelectorAll('a')).toHaveLength(1)
  expect(creating()).toEqual([paths.createRestaurant])
  fireEvent.click(screen.getByRole('button', { name: 'Masquer ces étapes' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Premiers pas' })).toBeNull())
  expect(creating()).toEqual([paths.createRestaurant])
})

it('other pages tell an owner without a restaurant why they are closed, without first steps', async () => {
  const { asked } = open(paths.createOrder)
  await screen.findByText(words.title)
  expect(creating()).toEqual([paths.createRestaurant])
  expect(asked.map(({ call }) => call)).not.toContain('getFirstSteps')
})

it('creating a reservation for a restaurant leads an owner without one to the visitors’ form [VIS-01]', async () => {
  open(`${paths.createReservation}?restaurant=r-1`)
  const way = await screen.findByRole('link', { name: words.ask })
  expect(way.getAttribute('href')).toBe(`${paths.request}?restaurant=r-1`)
})

it('usePending counts zero until the server answers, then has the server’s counts', async () => {
  const { run } = backOffice({ countPendingBookings: () => ({ body: { reservations: 3, eventRequests: 12 } }) })
  const { result } = run(usePending)
  expect(result.current).toEqual({ reservations: 0, eventRequests: 0 })
  await waitFor(() => expect(result.current).toEqual({ reservations: 3, eventRequests: 12 }))
})

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
