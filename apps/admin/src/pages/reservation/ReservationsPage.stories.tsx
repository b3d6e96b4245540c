import { bookingStatuses } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { reservationStatusLabels } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { brokenOnce } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { storyBackOffice } from '../../testing/storyBackOffice.tsx'
import { ReservationsPage } from './ReservationsPage.tsx'

const drawn = drawBody(contract.reservation.listReservations.response, 2, 'everything')

const backOffice = storyBackOffice(paths.reservations)

const meta = preview.meta({
  title: 'Parcours/Réservations, du réseau à l’écran',
  id: 'parcours-reservations',
  component: ReservationsPage,
  ...backOffice.meta,
})

export const Success = meta.story({
  name: 'Chaque statut du contrat arrive à l’écran',
  beforeEach: backOffice.saying({ listReservations: () => ({ body: drawn }) }),
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article')
    const said = cards.map((card) => card.textContent).join(' ')
    for (const status of bookingStatuses) await expect(said).toContain(reservationStatusLabels[status])
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis réessai qui aboutit',
  beforeEach: backOffice.saying({ listReservations: brokenOnce(drawn) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le service est indisponible.')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
  },
})
