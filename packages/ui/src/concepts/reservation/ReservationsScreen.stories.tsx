import { paths } from '@potager/domain/paths'
import { focusedName, tabStops, tabTo } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectFilledBy, Filtered, onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { ReservationsScreen } from './ReservationsScreen.tsx'
import { everyStatus, oddities, reservation, wished } from './reservation.fixtures.ts'

const meta = preview.meta({
  title: 'Écrans/Mes réservations',
  id: 'ecrans-reservations',
  component: ReservationsScreen,
  args: {
    reservations: everyStatus,
    total: everyStatus.length,
    filter: {},
    page: 0,
    links: (
      <>
        <Button href={paths.manageReservations} size="small">
          Gérer les réservations
        </Button>
        <Button href={paths.createReservation} variant="contained" size="small">
          Nouvelle réservation
        </Button>
      </>
    ),
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
    onOpen: fn(),
  },
})

const cards = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('article')
const textOf = (element: HTMLElement | undefined) => (element?.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ')

export const Nominal = meta.story({
  name: 'Une carte par réservation',
  tags: ['[RES-01]', '[RES-02]', '[RES-07]', '[RES-09]', '[RES-19]', '[RES-20]', '[RES-21]', '[RES-22]', '[RES-23]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mes Réservations')
    await expect(canvasElement).toHaveTextContent('4 réservations')
    const [pending, whole] = cards(canvasElement)
    await expect(textOf(pending)).toContain(
      'samedi 21 novembre 202619:00 – 22:30En attenteSuzanne Legrand · 8 personnes',
    )
    await expect(textOf(whole)).toContain('18:30 – 29/11/2026 01:00')
    await expect(textOf(whole)).toContain('Tout le restaurant · La Fève Tonka1 280,50 € TTC')
    const tones = [...canvasElement.querySelectorAll('[data-tone]')].map((chip) => [
      chip.textContent,
      chip.getAttribute('data-tone'),
    ])
    await expect(tones).toEqual([
      ['En attente', 'warning'],
      ['Confirmée', 'success'],
      ['Terminée', 'info'],
      ['Annulée', 'error'],
    ])
    await expect(canvas.getByRole('link', { name: 'Nouvelle réservation' })).toHaveAttribute(
      'href',
      '/create-reservation',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Détails #0000a001' }))
    await expect(args.onOpen).toHaveBeenCalledWith(everyStatus[0])
  },
})

export const Unsaid = meta.story({
  name: 'Ni client ni restaurant',
  args: { reservations: [{ ...reservation('0000c0de'), customerName: '', restaurantName: '' }], total: 1 },
  play: async ({ canvasElement }) => {
    const [card] = cards(canvasElement)
    const lines = [...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent.trim())
    await expect(lines.length).toBeGreaterThan(2)
    await expect(lines.filter((line) => /^·|·$/.test(line))).toEqual([])
  },
})

export const Customers = meta.story({
  name: 'Filtrer par client, là où il y en a plusieurs',
  tags: ['[RES-30]'],
  args: {
    customers: [
      { id: 'a', name: 'Anaïs Le Bihan' },
      { id: 's', name: 'Suzanne Legrand' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const customer = within(canvasElement).getByLabelText('Client')
    await expect(customer).toHaveDisplayValue('Tous les clients')
    await userEvent.selectOptions(customer, 'Suzanne Legrand')
    await expect(args.onFilter).toHaveBeenCalledWith({ customer: 's' })
  },
})

export const Filters = meta.story({
  name: 'Filtrer par statut, type et dates',
  tags: ['[RES-03]', '[RES-04]', '[RES-05]', '[RES-06]'],
  render: (args) => <Filtered args={args}>{(filtering) => <ReservationsScreen {...args} {...filtering} />}</Filtered>,
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole('search'))
    await userEvent.selectOptions(bar.getByLabelText('Statut'), 'Confirmée')
    await userEvent.selectOptions(bar.getByLabelText('Type'), 'Salle de réunion')
    await userEvent.type(bar.getByLabelText('Du'), '2026-11-01')
    await userEvent.type(bar.getByLabelText('Au'), '2026-11-30')
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      status: 'CONFIRMED',
      type: 'MEETING_ROOM',
      from: '2026-11-01',
      to: '2026-11-30',
    })
    await expect(canvasElement).toHaveTextContent('4 sur 4 réservations')
    await userEvent.click(await bar.findByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
})

export const Wished = meta.story({
  name: 'Un client préférerait un autre moment',
  tags: ['[VIS-17]'],
  args: { reservations: [wished], total: 1 },
  play: async ({ canvasElement }) => {
    const [card] = cards(canvasElement)
    await expect(textOf(card)).toContain('Confirmée')
    await expect(textOf(card)).toContain('Autre moment souhaité')
  },
})

export const Empty = meta.story({
  name: 'Vide : une carte d’exemple',
  tags: ['[RES-11]', '[RES-12]', '[OPN-02]'],
  args: { reservations: [], total: 0, create: <Button href={paths.createReservation}>Nouvelle réservation</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectFilledBy(
      canvasElement,
      'Aucune réservation',
      'Les réservations prises apparaîtront ici, comme dans cet exemple.',
      'Nouvelle réservation',
    )
    await expect(canvasElement).toHaveTextContent('0 réservation')
    const sample = canvas.getByRole('article', { name: 'Exemple de réservation' })
    await expect(sample).toHaveTextContent('Données de test')
    await expect(sample).toHaveTextContent('45€')
    await expect(within(sample).queryByRole('button')).toBeNull()
  },
})

export const FilteredEmpty = meta.story({
  name: 'Rien avec ces filtres : pas d’exemple',
  args: { reservations: [], total: 12, filter: { status: 'CANCELLED' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('article')).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Réinitialiser' })[1] as HTMLElement)
    await expect(args.onFilter).toHaveBeenCalledWith({})
  },
})

export const Oddities = meta.story({
  name: 'Ce que le serveur a mal dit',
  tags: ['[RES-18]'],
  args: { reservations: oddities, total: 1 },
  play: async ({ canvasElement }) => {
    await expect(textOf(cards(canvasElement)[0])).toContain('Date invalide--:-- – --:--ON HOLD')
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    reservations: [
      reservation('0000a006', {
        customerName: longPerson,
        restaurantName: longRestaurantName,
        roomName: longRestaurantName,
        people: 1000,
        totalPrice: 12_345_678,
        notes: longText,
      }),
    ],
    total: 1,
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : les liens, les filtres, puis chaque réservation',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first, second] = await canvas.findAllByRole('button', { name: /^Détails/ })
    await expect(await tabStops(2)).toEqual(['Gérer les réservations', 'Nouvelle réservation'])
    await tabTo(first as HTMLElement)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(everyStatus[0])
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await expect(focusedName()).toContain('#0000a002')
  },
})
