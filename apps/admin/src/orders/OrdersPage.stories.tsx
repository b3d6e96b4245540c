import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { commonMessages, dayMessages, orderStatusLabels } from '@potager/domain/messages'
import { orderStatuses } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brokenOnce, silent } from '../../../../.storybook/network/story-network.ts'
import preview from '../../../../.storybook/preview.tsx'
import { storyDesk } from '../story-desk.tsx'
import { OrdersPage } from './OrdersPage.tsx'

const drawn = drawBody(contract.order.listOrders.response, 4, 'everything')
const whole = { ...drawn, totalElements: drawn.content.length, totalPages: 1, first: true, last: true }
const none = { ...whole, content: [], totalElements: 0, totalPages: 0 }
const day = drawBody(contract.day.getDay.response, 1)

const desk = storyDesk(paths.home, { getDay: () => ({ body: day }) })

const meta = preview.meta({
  title: 'Parcours/Commandes, du réseau à l’écran',
  id: 'parcours-commandes',
  component: OrdersPage,
  ...desk.meta,
})

export const Success = meta.story({
  name: 'Chaque statut du contrat arrive à l’écran',
  beforeEach: desk.saying({ listOrders: () => ({ body: whole }) }),
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article')
    await expect(cards).toHaveLength(orderStatuses.length)
    for (const [index, status] of orderStatuses.entries()) {
      await expect(cards[index]).toHaveTextContent(orderStatusLabels[status])
    }
  },
})

export const Empty = meta.story({
  name: 'Aucune commande',
  beforeEach: desk.saying({ listOrders: () => ({ body: none }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Aucune commande pour le moment')
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  beforeEach: desk.saying({ listOrders: brokenOnce(whole) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le service est indisponible.')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(orderStatuses.length)
    await expect(desk.asked('listOrders')).toHaveLength(2)
  },
})

export const Slow = meta.story({
  name: 'Réponse qui tarde',
  beforeEach: desk.saying({ listOrders: silent }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(commonMessages.loading)
  },
})

export const SlowDay = meta.story({
  name: 'Les comptes du jour tardent : les commandes viennent sans eux',
  beforeEach: desk.saying({ listOrders: () => ({ body: whole }), getDay: silent }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('article')).toHaveLength(orderStatuses.length)
    await expect(await canvas.findByRole('region', { name: dayMessages.heading })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Conflict = meta.story({
  name: 'Conflit 409 : le refus est dit, la liste relue',
  beforeEach: desk.saying({
    listOrders: () => ({ body: whole }),
    updateOrderStatus: () => ({ status: 409, body: { message: 'Cette commande a déjà changé de statut.' } }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('article')
    await userEvent.click(within(first ?? canvasElement).getByRole('button', { name: /Confirmer/ }))
    await within(canvasElement.ownerDocument.body).findByText('Cette commande a déjà changé de statut.')
    await expect(desk.asked('updateOrderStatus')).toMatchObject([{ body: { status: 'CONFIRMED' } }])
    await waitFor(() => expect(desk.asked('listOrders')).toHaveLength(2))
  },
})
