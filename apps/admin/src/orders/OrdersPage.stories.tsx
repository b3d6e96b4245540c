import { contract } from '@potager/domain/contract'
import { contractNetwork, drawBody, type Replies } from '@potager/domain/fixtures'
import { commonMessages, orderStatusLabels } from '@potager/domain/messages'
import { orderStatuses } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Desk, openDesk } from '../story-desk.tsx'
import { OrdersPage } from './OrdersPage.tsx'

const { listOrders, updateOrderStatus } = contract.order
const drawn = drawBody(listOrders.response, 4, 'everything')
const whole = { ...drawn, totalElements: drawn.content.length, totalPages: 1, first: true, last: true }
const none = { ...whole, content: [], totalElements: 0, totalPages: 0 }
const day = { getDay: () => ({ body: drawBody(contract.day.getDay.response, 1) }) }
const broken = { status: 500, body: { message: 'Le service est indisponible.' } }

let network = contractNetwork('/api', {})

/** What the server says to the calls of a story. */
const saying = (replies: Replies) => () => {
  const desk = openDesk({ ...day, ...replies })
  network = desk.network
  return desk.close
}

const meta = preview.meta({
  title: 'Parcours/Commandes, du réseau à l’écran',
  id: 'parcours-commandes',
  component: OrdersPage,
  parameters: { layout: 'fullscreen', noBaseline: true },
  decorators: [
    (Story) => (
      <Desk at={paths.home}>
        <Story />
      </Desk>
    ),
  ],
})

const asked = (call: string) => network.asked.filter((one) => one.call === call)

export const Success = meta.story({
  name: 'Chaque statut du contrat arrive à l’écran',
  beforeEach: saying({ listOrders: () => ({ body: whole }) }),
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article')
    await expect(cards).toHaveLength(orderStatuses.length)
    for (const [index, status] of orderStatuses.entries()) {
      await expect(cards[index]).toHaveTextContent(orderStatusLabels[status])
    }
    await expect(network.breaches).toEqual([])
  },
})

export const Empty = meta.story({
  name: 'Aucune commande',
  beforeEach: saying({ listOrders: () => ({ body: none }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Aucune commande pour le moment')
    await expect(network.breaches).toEqual([])
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  beforeEach: () => {
    let first = true
    return saying({
      listOrders: () => {
        const reply = first ? broken : { body: whole }
        first = false
        return reply
      },
    })()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le service est indisponible.')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(orderStatuses.length)
    await expect(asked('listOrders')).toHaveLength(2)
    await expect(network.breaches).toEqual([])
  },
})

export const Slow = meta.story({
  name: 'Réponse qui tarde',
  beforeEach: saying({ listOrders: () => new Promise(() => {}) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(commonMessages.loading)
    await expect(network.breaches).toEqual([])
  },
})

export const Conflict = meta.story({
  name: 'Conflit 409 : le refus est dit, la liste relue',
  beforeEach: saying({
    listOrders: () => ({ body: whole }),
    updateOrderStatus: () => ({ status: 409, body: { message: 'Cette commande a déjà changé de statut.' } }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('article')
    await userEvent.click(within(first ?? canvasElement).getByRole('button', { name: /Confirmer/ }))
    await within(canvasElement.ownerDocument.body).findByText('Cette commande a déjà changé de statut.')
    await expect(asked(updateOrderStatus.call.name)).toMatchObject([{ body: { status: 'CONFIRMED' } }])
    await waitFor(() => expect(asked('listOrders')).toHaveLength(2))
    await expect(network.breaches).toEqual([])
  },
})
