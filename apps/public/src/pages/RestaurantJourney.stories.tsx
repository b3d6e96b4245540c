import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { commonMessages, publicReviewMessages, restaurantMessages } from '@potager/domain/messages'
import { brokenOnce, silent } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { RestaurantPage } from './RestaurantPage.tsx'
import { evening } from './story-page.ts'
import { storyVisit } from './story-visit.tsx'

const whole = drawBody(contract.restaurant.getRestaurant.response, 2)
const restaurant = { ...whole, numberPlace: 48, restaurantFeatures: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'] }
const drawn = drawBody(contract.review.listApprovedReviews.response, 3)
const reviews = { ...drawn, totalElements: drawn.content.length, totalPages: 1, first: true, last: true }
const summary = { resourceType: 'RESTAURANT' as const, resourceId: restaurant.id, average: 4.3, count: 23 }

const visit = storyVisit('restaurant', {
  getReviewSummary: () => ({ body: summary }),
  listApprovedReviews: () => ({ body: reviews }),
})

const meta = preview.meta({
  title: 'Parcours/Restaurant, du réseau à l’écran',
  id: 'parcours-restaurant',
  component: RestaurantPage,
  // The server failed to load the restaurant, so the browser retries.
  args: {
    state: { name: 'restaurant', id: restaurant.id, restaurant: { ok: false, message: '' }, now: evening } as const,
    signedIn: false,
  },
  ...visit.meta,
})

const retry = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: commonMessages.retry }))
}

export const Success = meta.story({
  name: 'Le restaurant et ses avis arrivent à l’écran',
  beforeEach: visit.saying({ getRestaurant: () => ({ body: restaurant }) }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(restaurant.name)
    await expect(canvasElement).toHaveTextContent('4,3 sur 5')
    for (const { author } of reviews.content) await expect(canvasElement).toHaveTextContent(author)
    await expect(visit.asked('listApprovedReviews')).toMatchObject([{ query: { resourceId: restaurant.id } }])
  },
})

export const Empty = meta.story({
  name: 'Aucun avis',
  beforeEach: visit.saying({
    getRestaurant: () => ({ body: restaurant }),
    getReviewSummary: () => ({ body: { ...summary, average: null, count: 0 } }),
    listApprovedReviews: () => ({ body: { ...reviews, content: [], totalElements: 0, totalPages: 0 } }),
  }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    await within(canvasElement).findByText("Pas encore d'avis")
  },
})

export const ReviewsFail = meta.story({
  name: 'Avis en panne : le restaurant vient quand même, puis les avis',
  beforeEach: visit.saying({ getRestaurant: () => ({ body: restaurant }), listApprovedReviews: brokenOnce(reviews) }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    await within(canvasElement).findByRole('heading', { level: 1 })
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(publicReviewMessages.failure)
    await retry(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent(reviews.content[0]?.author ?? ''))
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  beforeEach: visit.saying({ getRestaurant: brokenOnce(restaurant) }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    await waitFor(() => expect(visit.asked('getRestaurant')).toHaveLength(1))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(restaurantMessages.detailFailure)
    await retry(canvasElement)
    await within(canvasElement).findByRole('heading', { level: 1 })
  },
})

export const Slow = meta.story({
  name: 'Réponse qui tarde',
  beforeEach: visit.saying({ getRestaurant: silent }),
  play: async ({ canvasElement }) => {
    await retry(canvasElement)
    await within(canvasElement).findByText(commonMessages.loading)
  },
})
