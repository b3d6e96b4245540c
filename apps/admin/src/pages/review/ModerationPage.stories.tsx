import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { moderationMessages, moderationScreenMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { brokenOnce, silent } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storyBackOffice } from '../../testing/storyBackOffice.tsx'
import { ModerationPage } from './ModerationPage.tsx'

const { listPendingReviews, moderateReview } = contract.review
const [restaurant, ...restaurants] = drawBody(contract.restaurant.listRestaurants.response, 1)
const drawn = drawBody(listPendingReviews.response, 4, 'everything')
const [first, ...others] = drawn.content
if (!first || !restaurant) throw new Error('Too little was drawn.')
const content = [{ ...first, resourceType: 'RESTAURANT' as const, resourceId: restaurant.id }, ...others]
const whole = { ...drawn, content, totalElements: content.length, totalPages: 1, first: true, last: true }
const left = { ...whole, content: others, totalElements: others.length }
const none = { ...whole, content: [], totalElements: 0, totalPages: 0 }
const notices = drawBody(contract.notice.listNotices.response, 3, 'everything')
const approved = drawBody(moderateReview.response, 1)

const backOffice = storyBackOffice(paths.reviewModeration, {
  getReviewStats: () => ({ body: { pending: 23, approved: 140, rejected: 15, oldPending: 7, totalProcessed: 155 } }),
  listRestaurants: () => ({ body: [restaurant, ...restaurants] }),
  listDishes: () => ({ body: drawBody(contract.dish.listDishes.response, 3) }),
  listNotices: () => ({ body: notices }),
})

const meta = preview.meta({
  title: 'Parcours/Modération, du réseau à l’écran',
  id: 'parcours-moderation',
  component: ModerationPage,
  ...backOffice.meta,
})

const approveFirst = async (canvasElement: HTMLElement) => {
  const name = moderationScreenMessages.review.approveOne(first.id.slice(0, 8))
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
}

export const Success = meta.story({
  name: 'Les avis, et le nom de ce dont ils parlent',
  beforeEach: backOffice.saying({ listPendingReviews: () => ({ body: whole }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('article')).toHaveLength(content.length)
    await canvas.findByRole('link', { name: new RegExp(restaurant.name) })
  },
})

export const Empty = meta.story({
  name: 'Aucun avis en attente',
  beforeEach: backOffice.saying({ listPendingReviews: () => ({ body: none }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(moderationScreenMessages.empty)
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  beforeEach: backOffice.saying({ listPendingReviews: brokenOnce(whole) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const told = await canvas.findByText('Le service est indisponible.')
    await userEvent.click(within(told.closest('[role=alert]') ?? canvasElement).getByRole('button'))
    await expect(await canvas.findAllByRole('article')).toHaveLength(content.length)
  },
})

export const Slow = meta.story({
  name: 'Réponse qui tarde',
  beforeEach: backOffice.saying({ listPendingReviews: silent }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(backOffice.asked('listPendingReviews')).toHaveLength(1))
    await expect(within(canvasElement).queryByRole('article')).toBeNull()
    await expect(within(canvasElement).queryByText(moderationScreenMessages.empty)).toBeNull()
  },
})

export const Approved = meta.story({
  name: 'Approuver : l’avis quitte la liste, qui est relue',
  beforeEach: backOffice.saying({
    listPendingReviews: (_, time) => ({ body: time === 1 ? whole : left }),
    moderateReview: () => ({ body: approved }),
  }),
  play: async ({ canvasElement }) => {
    await approveFirst(canvasElement)
    await within(canvasElement.ownerDocument.body).findByText(moderationMessages.approved)
    await expect(backOffice.asked('moderateReview')).toMatchObject([
      { params: { id: first.id }, body: { status: 'APPROVED' } },
    ])
    await waitFor(() => expect(backOffice.asked('listPendingReviews')).toHaveLength(2))
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(others.length)
  },
})

export const Conflict = meta.story({
  name: 'Conflit 409 : déjà modéré ailleurs, la liste est relue',
  beforeEach: backOffice.saying({
    listPendingReviews: (_, time) => ({ body: time === 1 ? whole : left }),
    moderateReview: () => ({ status: 409, body: { message: moderationMessages.alreadyModerated } }),
  }),
  play: async ({ canvasElement }) => {
    await approveFirst(canvasElement)
    await within(canvasElement.ownerDocument.body).findByText(moderationMessages.alreadyModerated)
    await waitFor(() => expect(backOffice.asked('listPendingReviews')).toHaveLength(2))
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(others.length)
  },
})

export const Refused = meta.story({
  name: 'Échec 500 de la décision : l’avis reste, avec la raison',
  beforeEach: backOffice.saying({
    listPendingReviews: () => ({ body: whole }),
    moderateReview: () => ({ status: 500, body: { message: 'Le service est indisponible.' } }),
  }),
  play: async ({ canvasElement }) => {
    await approveFirst(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(moderationMessages.failure)
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(content.length)
  },
})
