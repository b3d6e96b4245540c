import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { commonMessages, dayMessages, firstStepsMessages, orderStatusLabels } from '@potager/domain/messages'
import { orderStatuses } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import { brokenOnce, silent } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { preferences } from '../../platform/preferences/preferences.ts'
import { storyBackOffice } from '../../testing/storyBackOffice.tsx'
import { OrdersPage } from './OrdersPage.tsx'

const drawn = drawBody(contract.order.listOrders.response, 4, 'everything')
const whole = { ...drawn, totalElements: drawn.content.length, totalPages: 1, first: true, last: true }
const none = { ...whole, content: [], totalElements: 0, totalPages: 0 }
const day = drawBody(contract.day.getDay.response, 1)

const restaurants = drawBody(contract.restaurant.listMyRestaurants.response, 2)

const backOffice = storyBackOffice(paths.home, {
  getDay: () => ({ body: day }),
  listMyRestaurants: () => ({ body: restaurants }),
})

const meta = preview.meta({
  title: 'Parcours/Commandes, du réseau à l’écran',
  id: 'parcours-commandes',
  component: OrdersPage,
  ...backOffice.meta,
})

export const Success = meta.story({
  name: 'Chaque statut du contrat arrive à l’écran',
  beforeEach: backOffice.saying({ listOrders: () => ({ body: whole }) }),
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article')
    await expect(cards).toHaveLength(orderStatuses.length)
    for (const [index, status] of orderStatuses.entries()) {
      await expect(cards[index]).toHaveTextContent(orderStatusLabels[status])
    }
  },
})

const done = {
  password: null,
  house: null,
  restaurant: true,
  hours: true,
  rooms: true,
  menu: true,
  team: true,
  order: true,
}

export const Empty = meta.story({
  name: 'Aucune commande',
  beforeEach: backOffice.saying({ listOrders: () => ({ body: none }), getFirstSteps: () => ({ body: done }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Aucune commande pour le moment')
  },
})

const steps = {
  password: null,
  house: null,
  restaurant: true,
  hours: true,
  rooms: false,
  menu: false,
  team: false,
  order: false,
}

export const FirstSteps = meta.story({
  name: 'Une maison neuve : ses premiers pas à la place des commandes, jusqu’à ce qu’on les masque',
  beforeEach: () => {
    const end = backOffice.saying({ listOrders: () => ({ body: none }), getFirstSteps: () => ({ body: steps }) })()
    preferences.change({ firstSteps: 'unseen' })
    return end
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const panel = await canvas.findByRole('region', { name: firstStepsMessages.heading })
    await expect(within(panel).getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.queryByText('Aucune commande pour le moment')).not.toBeVisible()
    await userEvent.click(within(panel).getByRole('button', { name: firstStepsMessages.hide }))
    await expect(panel).not.toBeInTheDocument()
    await expect(canvas.getByText('Aucune commande pour le moment')).toBeVisible()
  },
})

export const BeyondTheLast = meta.story({
  name: 'Une page au-delà de la dernière : celle-ci vient, sans passer par une liste vide',
  parameters: { at: `${paths.home}?page=9` },
  beforeEach: backOffice.saying({
    listOrders: (_, time) => (time === 1 ? { body: { ...none, totalElements: 4, totalPages: 1 } } : silent()),
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(backOffice.asked('listOrders')).toMatchObject([{ query: { page: '8' } }, { query: { page: '0' } }]),
    )
    await within(canvasElement).findByText(commonMessages.loading)
    await expect(within(canvasElement).queryByText('Aucune commande pour le moment')).toBeNull()
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  beforeEach: backOffice.saying({ listOrders: brokenOnce(whole) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le service est indisponible.')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(orderStatuses.length)
    await expect(backOffice.asked('listOrders')).toHaveLength(2)
  },
})

export const Slow = meta.story({
  name: 'Réponse qui tarde',
  beforeEach: backOffice.saying({ listOrders: silent }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(commonMessages.loading)
  },
})

export const SlowDay = meta.story({
  name: 'Les comptes du jour tardent : les commandes viennent sans eux',
  beforeEach: backOffice.saying({ listOrders: () => ({ body: whole }), getDay: silent }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('article')).toHaveLength(orderStatuses.length)
    await expect(await canvas.findByRole('region', { name: dayMessages.heading })).toHaveAttribute('aria-busy', 'true')
  },
})

export const DetailUnread = meta.story({
  name: 'Le détail ne se relit pas : ce que la liste sait reste',
  beforeEach: backOffice.saying({
    listOrders: () => ({ body: whole }),
    getOrder: () => ({ status: 500, body: { message: 'Le service est indisponible.' } }),
  }),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('article')
    await userEvent.click(within(first ?? canvasElement).getByRole('button', { name: /^Détail/ }))
    await backOffice.failed('getOrder')
    await expect(within(canvasElement).getByRole('dialog', { name: /^Commande/ })).toBeVisible()
    await expect(within(canvasElement.ownerDocument.body).queryByText(/Le service est indisponible/)).toBeNull()
  },
})

export const DetailGone = meta.story({
  name: 'Une commande qui n’existe plus : le détail se ferme et le dit',
  beforeEach: backOffice.saying({
    listOrders: () => ({ body: whole }),
    getOrder: () => ({ status: 404, body: { message: 'Commande introuvable.' } }),
  }),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('article')
    await userEvent.click(within(first ?? canvasElement).getByRole('button', { name: /^Détail/ }))
    await within(canvasElement.ownerDocument.body).findByText(/Commande introuvable\./)
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
  },
})

export const Conflict = meta.story({
  name: 'Conflit 409 : le refus est dit, la liste relue',
  beforeEach: backOffice.saying({
    listOrders: () => ({ body: whole }),
    updateOrderStatus: () => ({ status: 409, body: { message: 'Cette commande a déjà changé de statut.' } }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('article')
    await userEvent.click(within(first ?? canvasElement).getByRole('button', { name: /Confirmer/ }))
    await within(canvasElement.ownerDocument.body).findByText('Cette commande a déjà changé de statut.')
    await expect(backOffice.asked('updateOrderStatus')).toMatchObject([{ body: { status: 'CONFIRMED' } }])
    await waitFor(() => expect(backOffice.asked('listOrders')).toHaveLength(2))
  },
})
