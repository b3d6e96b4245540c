import { bookingStatuses } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { contractNetwork, drawBody, type Replies } from '@potager/domain/fixtures'
import { reservationStatusLabels } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Desk, openDesk } from '../story-desk.tsx'
import { ReservationsPage } from './ReservationsPage.tsx'

const drawn = drawBody(contract.reservation.listReservations.response, 2, 'everything')

let network = contractNetwork('/api', {})

const saying = (replies: Replies) => () => {
  const desk = openDesk(replies)
  network = desk.network
  return desk.close
}

const meta = preview.meta({
  title: 'Parcours/Réservations, du réseau à l’écran',
  id: 'parcours-reservations',
  component: ReservationsPage,
  parameters: { layout: 'fullscreen', noBaseline: true },
  decorators: [
    (Story) => (
      <Desk at={paths.reservations}>
        <Story />
      </Desk>
    ),
  ],
})

export const Success = meta.story({
  name: 'Chaque statut du contrat arrive à l’écran',
  beforeEach: saying({ listReservations: () => ({ body: drawn }) }),
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article')
    const said = cards.map((card) => card.textContent).join(' ')
    for (const status of bookingStatuses) await expect(said).toContain(reservationStatusLabels[status])
    await expect(network.breaches).toEqual([])
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  beforeEach: () => {
    let first = true
    return saying({
      listReservations: () => {
        const reply = first ? { status: 500, body: { message: 'Le service est indisponible.' } } : { body: drawn }
        first = false
        return reply
      },
    })()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le service est indisponible.')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    await expect(network.breaches).toEqual([])
  },
})
