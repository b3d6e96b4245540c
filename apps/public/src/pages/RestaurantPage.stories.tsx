import { silent, storyNetwork } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { Loaded, PageState, ShownReviews } from '../page.ts'
import { RestaurantPage } from './RestaurantPage.tsx'
import {
  evening,
  longComment,
  longPerson,
  longRestaurantName,
  longWord,
  pageOverflow,
  restaurant,
  stopClock,
} from './story-page.ts'

const { saying, afterEach } = storyNetwork()
const review = { id: 'a-1', author: 'Zoé N.', rating: 5, createdAt: evening - 86_400_000, comment: 'Du goût, enfin.' }
const reviewed = (items: ShownReviews['list']['items']): Loaded<ShownReviews> => ({
  ok: true,
  value: {
    summary: { resourceId: restaurant.id, average: items.length > 0 ? 4.3 : null, count: items.length },
    list: { items, total: items.length, totalPages: 1, page: 0, size: 10, first: true, last: true },
    page: 1,
  },
})
const state: PageState<'restaurant'> = {
  name: 'restaurant',
  id: restaurant.id,
  restaurant: { ok: true, value: { ...restaurant, phone: '0240123456', description: 'Une cuisine de saison.' } },
  reviews: reviewed([review]),
  now: evening,
}
const injoignable = { ok: false, message: 'Le service est injoignable.' } as const

const meta = preview.meta({
  title: 'Écrans/Site/Restaurant',
  id: 'ecrans-restaurant',
  component: RestaurantPage,
  parameters: { page: true },
  args: { state, signedIn: false },
  decorators: [
    (Story) => (
      <App name="restaurant">
        <Story />
      </App>
    ),
  ],
  beforeEach: stopClock,
  afterEach,
})

export const WithoutAddress = meta.story({
  name: 'Sans adresse',
  args: {
    state: {
      ...state,
      restaurant: {
        ok: true,
        value: { ...restaurant, address: { streetName: '', postalCode: '', city: '', country: 'France' } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Partager')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Y aller' })).toBeNull()
    await expect(canvas.queryByText(/^[ ,()]+$/)).toBeNull()
  },
})

export const Answered = meta.story({
  name: 'Un avis, et la réponse de la maison',
  tags: ['[REV-48]'],
  args: {
    state: {
      ...state,
      reviews: reviewed([
        {
          ...review,
          rating: 2,
          comment: 'Trop d’attente.',
          answer: 'Nous vous devons un dessert.',
          answeredAt: evening,
        },
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    const [first] = within(within(canvasElement).getByRole('region', { name: 'Avis des clients' })).getAllByRole(
      'listitem',
    )
    await expect(first).toHaveTextContent(/Trop d’attente\..*Réponse de la maison, le .*Nous vous devons un dessert\.$/)
  },
})

const waysIn = (canvasElement: HTMLElement) =>
  ['Demander une réservation', 'Organiser un événement'].map((name) =>
    within(canvasElement).getByRole('link', { name }).getAttribute('href'),
  )

export const Asks = meta.story({
  name: 'Les visiteurs demandent sans compte',
  tags: ['[VIS-01]'],
  args: { state: { ...state, asks: true } },
  play: async ({ canvasElement }) => {
    const here = `/demander?restaurant=${restaurant.id}`
    await expect(waysIn(canvasElement)).toEqual([here, `${here}&pour=evenement`])
  },
})

export const AsksStaff = meta.story({
  name: 'L’équipe garde ses formulaires',
  args: { state: { ...state, asks: true }, signedIn: true },
  play: async ({ canvasElement }) => {
    const here = `?restaurant=${restaurant.id}`
    await expect(waysIn(canvasElement)).toEqual([`/create-reservation${here}`, `/create-event-request${here}`])
  },
})

export const Nominal = meta.story({
  name: 'Où, quand, et ce que l’on en dit',
  tags: ['[RSD-01]', '[RSD-02]', '[RSD-03]', '[RSD-05]', '[RSD-10]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(restaurant.name)
    await expect(canvas.getByText('12 rue de la Juiverie, Nantes (44000)')).toBeVisible()
    await expect(canvas.getByText(/^40 places/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /02.40.12.34.56/ })).toHaveAttribute('href', 'tel:0240123456')
    await expect(canvas.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:0240123456')
    await expect(canvas.getByText(/^Aujourd’hui\s: 19:00 – 22:30$/)).toBeVisible()
    await expect(canvas.getByText('Une cuisine de saison.')).toBeVisible()
    for (const badge of ['WIFI HAUT DEBIT', 'PLATEAUX LIVRABLE']) await expect(canvas.getByText(badge)).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
    await expect(canvas.getByRole('row', { name: 'samedi aujourd’hui 19:00 – 22:30' })).toBeVisible()
    const rooms = within(canvas.getByRole('region', { name: 'Salles de réunion' })).getAllByRole('listitem')
    await expect(rooms.map((room) => room.textContent)).toEqual([
      'Salle des Halles24 personnesRéservable',
      'La Réserve6 personnesNon réservable',
    ])
    await expect(canvas.getByText('Du goût, enfin.')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: 'Sans salle, sans horaires, sans avis',
  args: {
    state: {
      ...state,
      asks: true,
      restaurant: { ok: true, value: { ...restaurant, features: [], openingHours: {}, rooms: [] } },
      reviews: reviewed([]),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const text of ['Horaires non renseignés.', 'Aucune salle renseignée.'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByText(/Fermé/)).toBeNull()
    // It could only be refused.
    await expect(canvas.queryByRole('link', { name: 'Demander une réservation' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Voir la carte' })).toBeVisible()
  },
})

export const Failure = meta.story({
  name: 'Échec du chargement',
  args: { state: { ...state, restaurant: injoignable } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Erreur de chargement')
  },
})

/** Gives the browser what it shares and copies by, until the story ends. */
function having(sharing: Partial<Pick<Navigator, 'share'>> & { clipboard?: Pick<Clipboard, 'writeText'> | undefined }) {
  const before = Object.entries(sharing).map(
    ([name]) => [name, Object.getOwnPropertyDescriptor(navigator, name)] as const,
  )
  for (const [name, value] of Object.entries(sharing))
    Object.defineProperty(navigator, name, { configurable: true, value })
  return () => {
    for (const [name, own] of before) {
      Reflect.deleteProperty(navigator, name)
      if (own) Object.defineProperty(navigator, name, own)
    }
  }
}
const here = () => window.location.origin + window.location.pathname
const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Partager' }))

const shared = fn<Navigator['share']>()
export const Shared = meta.story({
  name: 'Partager : ce que l’appareil propose',
  tags: ['[RSD-14]'],
  beforeEach: () => having({ share: shared.mockResolvedValue(undefined) }),
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(shared).toHaveBeenCalledWith({ title: restaurant.name, url: here() }))
    shared.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    await press(canvasElement)
    await expect(within(canvasElement).queryByText(/^Copiez l’adresse/)).toBeNull()
    shared.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'))
    await press(canvasElement)
    await expect(await within(canvasElement).findByText(/^Copiez l’adresse/)).toBeVisible()
  },
})

const copied = fn<Clipboard['writeText']>()
export const Copied = meta.story({
  name: 'Partager : l’adresse copiée, là où l’appareil ne propose rien',
  tags: ['[RSD-14]'],
  beforeEach: () => {
    // Browsers without it do not have the property at all.
    const proto = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share')
    Reflect.deleteProperty(Navigator.prototype, 'share')
    const undo = having({ clipboard: { writeText: copied.mockResolvedValue(undefined) } })
    return () => {
      undo()
      if (proto) Object.defineProperty(Navigator.prototype, 'share', proto)
    }
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await expect(await within(canvasElement).findByText('Adresse copiée.')).toBeVisible()
    await expect(copied).toHaveBeenCalledWith(here())
    copied.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'))
    await press(canvasElement)
    await expect(await within(canvasElement).findByText(/^Copiez l’adresse/)).toBeVisible()
  },
})

const asked = fn(silent)

export const Loading = meta.story({
  name: 'Nouvel essai en cours',
  args: { state: { ...state, restaurant: injoignable } },
  beforeEach: saying({ getRestaurant: asked, getReviewSummary: asked, listApprovedReviews: asked }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Réessayer'))
    await expect(await canvas.findByText('Chargement...')).toBeVisible()
    // A request after the story would miss its network and reload the page.
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
  },
})

export const ReviewsFailed = meta.story({
  name: 'Avis en échec : le reste est là',
  args: { state: { ...state, reviews: injoignable } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByText('Salle des Halles')).toBeVisible()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    state: {
      ...state,
      restaurant: {
        ok: true,
        value: {
          ...restaurant,
          name: longRestaurantName,
          description: longComment,
          address: { ...restaurant.address, streetName: longRestaurantName, city: longWord },
          rooms: [{ id: 'r1', name: longRestaurantName, capacity: 1000, reservable: true }],
        },
      },
      reviews: reviewed([{ ...review, author: longPerson, comment: `${longComment}${longWord}` }]),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
