import type { DayBooking } from '@potager/domain/booking'
import { filterLabels } from '@potager/domain/messages'
import { tonka } from '@potager/storybook/booking-form'
import type { Guide } from '@potager/storybook/guide'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DaySheetScreen } from './DaySheetScreen.tsx'

const day = '2026-11-28'
const table = (change: Partial<DayBooking> = {}): DayBooking => ({
  id: '1',
  kind: 'RESERVATION',
  status: 'CONFIRMED',
  restaurantId: 'tonka',
  restaurantName: 'La Fève Tonka',
  roomName: 'Salle des Halles',
  customerName: 'Ana Roux',
  phone: '+33240123456',
  people: 8,
  start: `${day}T12:00:00`,
  end: `${day}T14:00:00`,
  notes: 'Allergie au sésame, une chaise haute.',
  ...change,
})
const { roomName: _, phone: __, notes: ___, ...bare } = table()
const bookings: readonly DayBooking[] = [
  table(),
  table({
    id: '2',
    kind: 'EVENT',
    status: 'PENDING',
    title: 'Pot de thèse',
    people: 30,
    start: `${day}T18:00:00`,
    end: '2026-11-29T01:00:00',
  }),
  {
    ...bare,
    id: '3',
    restaurantId: 'cardon',
    restaurantName: 'Le Cardon Rouge',
    customerName: 'Léo Martin',
    start: '2026-11-27T22:00:00',
    end: `${day}T00:30:00`,
  },
]

const meta = preview.meta({
  title: 'Écrans/Réservations/Feuille du jour',
  id: 'ecrans-feuille-du-jour',
  component: DaySheetScreen,
  args: {
    day,
    today: day,
    restaurants: { items: [], onRetry: fn() },
    restaurantId: '',
    bookings,
    onShow: fn(),
    onRetry: fn(),
  },
  parameters: {
    guide: {
      use: ['Avant le service : qui vient, à quelle heure, combien, avec quel numéro et quelles remarques.'],
      avoid: ['Pour changer une réservation : c’est le planning ou la liste.'],
      writing: ['Une heure d’un autre jour est dite avec son jour : « jusqu’au 29/11/2026 01:00 ».'],
      accessibility: [
        'Chaque restaurant est un tableau qui porte son nom ; le nom du client est l’en-tête de sa ligne.',
      ],
    } satisfies Guide,
  },
})

export const Group = meta.story({
  name: 'Tous les restaurants : qui vient, et de quoi l’accueillir',
  tags: ['[SHT-01]', '[SHT-02]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByRole('table', { name: /^La Fève Tonka/ })
    const rows = within(first).getAllByRole('row').slice(1)
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^12:00 – 14:00Ana Roux8.*Salle des HallesConfirméeAllergie au sésame/),
      expect.stringMatching(/^18:00 – jusqu’au 29\/11\/2026 01:00Ana RouxPot de thèse30.*En attente/),
    ])
    await expect(canvas.getByText(/2 réservations et événements · 38 personnes$/)).toBeVisible()
    const cardon = canvas.getByRole('table', { name: /^Le Cardon Rouge/ })
    await expect(within(cardon).getByText('depuis le 27/11/2026 22:00 – 00:30')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /40/ })[0]).toHaveAttribute('href', 'tel:+33240123456')
    await userEvent.selectOptions(canvas.getByLabelText('Restaurant'), filterLabels.ownRestaurants)
    await expect(args.onShow).toHaveBeenCalledWith({ restaurantId: '' })
  },
})

export const Nothing = meta.story({
  name: 'Rien ce jour-là : le papier aussi dit de quel jour, et de quel restaurant',
  tags: ['[SHT-01]'],
  args: { bookings: [], restaurants: { items: [tonka], onRetry: fn() }, restaurantId: tonka.id },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^Aucune réservation le samedi 28 novembre 2026 · La Fève Tonka$/),
    ).toBeVisible()
  },
})

export const Loading = meta.story({ name: 'Chargement', args: { bookings: null } })

export const Failed = meta.story({
  name: 'Échec : dit, avec de quoi réessayer',
  args: { bookings: null, failure: 'Le service est injoignable.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Réessayer/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
