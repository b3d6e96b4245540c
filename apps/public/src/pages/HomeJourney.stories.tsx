import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { commonMessages, homeMessages } from '@potager/domain/messages'
import { broken, brokenOnce, silent } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { HomePage } from './HomePage.tsx'
import { evening } from './story-page.ts'
import { storyVisit } from './story-visit.tsx'

const restaurants = drawBody(contract.restaurant.listRestaurants.response, 2).map((restaurant) => ({
  ...restaurant,
  numberPlace: 48,
  restaurantFeatures: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'],
}))
const [first] = restaurants
if (!first) throw new Error('Too little was drawn.')
const rating = { resourceType: 'RESTAURANT' as const, resourceId: first.id, average: 4.3, count: 23 }

const visit = storyVisit('home', { listReviewSummaries: () => ({ body: [rating] }) })

const meta = preview.meta({
  title: 'Parcours/Accueil, du réseau à l’écran',
  id: 'parcours-accueil',
  component: HomePage,
  // The server failed to load the list, so the browser retries.
  args: {
    state: { name: 'home', restaurants: { ok: false, message: '' }, ratings: {}, now: evening } as const,
    signedIn: false,
  },
  ...visit.meta,
})

const retry = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: commonMessages.retry }))
}

export const Success = meta.story({
  name: 'Les restaurants du contrat et leur note arrivent à l’écran',
  beforeEach: visit.saying({ listRestaurants: () => ({ body: restaurants }) }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('link', { name: /^Voir/ })).toHaveLength(restaurants.length)
    for (const { name } of restaurants) await expect(canvasElement).toHaveTextContent(name)
    await expect(canvasElement).toHaveTextContent('4,3 sur 5')
  },
})

export const WithoutRatings = meta.story({
  name: 'Notes en panne : la liste vient quand même',
  beforeEach: visit.saying({ listRestaurants: () => ({ body: restaurants }), listReviewSummaries: () => broken }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    const links = await within(canvasElement).findAllByRole('link', { name: /^Voir/ })
    await expect(links).toHaveLength(restaurants.length)
    await expect(canvasElement).not.toHaveTextContent('sur 5')
  },
})

export const Empty = meta.story({
  name: 'Aucun restaurant',
  beforeEach: visit.saying({ listRestaurants: () => ({ body: [] }), listReviewSummaries: () => ({ body: [] }) }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    await within(canvasElement).findByText(homeMessages.empty)
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  beforeEach: visit.saying({ listRestaurants: brokenOnce(restaurants) }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    await waitFor(() => expect(visit.asked('listRestaurants')).toHaveLength(1))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(homeMessages.failure)
    await retry(canvasElement)
    await within(canvasElement).findAllByRole('link', { name: /^Voir/ })
    await expect(visit.asked('listRestaurants')).toHaveLength(2)
  },
})

export const Slow = meta.story({
  name: 'Réponse qui tarde',
  beforeEach: visit.saying({ listRestaurants: silent }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    await within(canvasElement).findByText(homeMessages.loading)
  },
})
