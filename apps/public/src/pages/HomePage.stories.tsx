import { silent, storyNetwork } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { HomePage } from './HomePage.tsx'
import { evening, longRestaurantName, longWord, pageOverflow, restaurant, stopClock } from './story-page.ts'

const { saying, afterEach } = storyNetwork()
const other = { ...restaurant, id: '01955b3b-ca80-724c-b440-7464513023e4', name: 'Le Cardon Rouge', openingHours: {} }
const state: PageState<'home'> = {
  name: 'home',
  restaurants: { ok: true, value: [restaurant, other] },
  ratings: { [restaurant.id]: { average: 4.3, count: 23 } },
  now: evening,
}
const failed: PageState<'home'> = { ...state, restaurants: { ok: false, message: 'Le service est injoignable.' } }

const meta = preview.meta({
  title: 'Écrans/Site/Accueil',
  id: 'ecrans-accueil',
  component: HomePage,
  parameters: { page: true },
  args: { state, signedIn: false },
  decorators: [
    (Story) => (
      <App name="home">
        <Story />
      </App>
    ),
  ],
  beforeEach: stopClock,
  afterEach,
})

export const Nominal = meta.story({
  name: 'Les restaurants du groupe',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link', { name: /^Voir/ })).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: '+ Créer un restaurant' })).toBeNull()
  },
})

export const SignedIn = meta.story({
  name: 'Avec session : créer un restaurant',
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '+ Créer un restaurant' })).toBeVisible()
  },
})

export const Empty = meta.story({
  name: 'Aucun restaurant',
  tags: ['[HOM-08]'],
  args: { state: { ...state, restaurants: { ok: true, value: [] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucun restaurant pour le moment.')).toBeVisible()
  },
})

export const Failure = meta.story({
  name: 'Échec du chargement',
  tags: ['[HOM-07]'],
  args: { state: failed },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('Une erreur est survenue lors du chargement.')
  },
})

const asked = fn(silent)

export const Loading = meta.story({
  name: 'Nouvel essai en cours',
  tags: ['[HOM-06]'],
  args: { state: failed },
  beforeEach: saying({ listRestaurants: asked, listReviewSummaries: asked }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Réessayer'))
    await expect(await canvas.findByText('Chargement des restaurants...')).toBeVisible()
    // A request after the story would miss its network and reload the page.
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    state: {
      ...state,
      restaurants: {
        ok: true,
        value: [
          {
            ...restaurant,
            name: longRestaurantName,
            address: { ...restaurant.address, streetName: longRestaurantName, city: longWord },
          },
          { ...other, name: longWord, seats: 1000 },
        ],
      },
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
