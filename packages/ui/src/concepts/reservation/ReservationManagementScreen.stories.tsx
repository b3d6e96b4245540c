import { paths } from '@potager/domain/paths'
import type { Reservation } from '@potager/domain/reservation'
import { tonka } from '@potager/storybook/booking-form'
import { tabTo } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, overflowIn, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectFilledBy, onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ReservationManagementScreen } from './ReservationManagementScreen.tsx'
import { everyStatus, oddities, reservation, wished } from './reservation.fixtures.ts'

const coming = (reservations: readonly Reservation[]) => ({ coming: reservations, past: [] })

const meta = preview.meta({
  title: 'Écrans/Gestion des réservations',
  id: 'ecrans-gestion-reservations',
  component: ReservationManagementScreen,
  args: {
    restaurants: { items: [tonka], onRetry: fn() },
    restaurantId: tonka.id,
    together: true,
    agenda: coming(everyStatus),
    filter: {},
    changing: new Set<string>(),
    page: 0,
    links: <a href={paths.reservations}>Mes réservations</a>,
    onRestaurant: fn(),
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
    onPick: fn(),
    onCancel: fn(),
    onOpen: fn(),
  },
})

const rowOf = (canvasElement: HTMLElement, index: number) =>
  within(within(canvasElement).getAllByRole('row')[index + 1] as HTMLElement)

export const Nominal = meta.story({
  name: 'Un tableau par restaurant',
  tags: ['[RMG-01]', '[RMG-02]', '[RMG-03]', '[RMG-04]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('4 réservations · 1 en attente')
    const table = within(canvas.getByRole('table', { name: 'Réservations à venir' }))
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Client',
      'Date',
      'Horaires',
      'Personnes',
      'Type',
      'Statut',
      'Actions',
    ])
    const first = rowOf(canvasElement, 0)
    const status = first.getByRole('combobox', { name: 'Statut de la réservation #0000a001' })
    await expect(
      within(status)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['En attente', 'Confirmée', 'Terminée', 'Annulée'])
    await userEvent.selectOptions(status, 'Terminée')
    await expect(args.onPick).toHaveBeenCalledWith(everyStatus[0], 'COMPLETED')
    await expect(status).toHaveDisplayValue('En attente')
    await userEvent.click(first.getByRole('button', { name: 'Annuler la réservation #0000a001' }))
    await expect(args.onCancel).toHaveBeenCalledWith(everyStatus[0])
    await userEvent.click(first.getByRole('button', { name: /Suzanne Legrand/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(everyStatus[0])
    await expect(rowOf(canvasElement, 3).getByRole('button', { name: /^Annuler/ })).toBeDisabled()
    await expect(rowOf(canvasElement, 2).getByRole('button', { name: /^Annuler/ })).toBeEnabled()
  },
})

export const CancelledInPlace = meta.story({
  name: 'Après une annulation, le focus reste dans la ligne',
  tags: ['[RMG-04]'],
  render: function Cancelling(args) {
    const [reservations, show] = useState(everyStatus)
    const cancel = ({ id }: Reservation) =>
      show(reservations.map((one) => (one.id === id ? { ...one, status: 'CANCELLED' } : one)))
    return <ReservationManagementScreen {...args} agenda={coming(reservations)} onCancel={cancel} />
  },
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, 1)
    const cancel = row.getByRole('button', { name: /^Annuler/ })
    await tabTo(cancel)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cancel).toBeDisabled())
    await waitFor(() => expect(row.getAllByRole('button')[0]).toHaveFocus())
  },
})

const [first, second, third, fourth] = everyStatus as [Reservation, Reservation, Reservation, Reservation]

export const Parts = meta.story({
  name: 'À venir et passées, comptées, de tous les restaurants',
  tags: ['[RMG-10]', '[RMG-12]'],
  args: { restaurantId: '', agenda: { coming: [first, second], past: [third, fourth] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map((heading) => heading.textContent)).toEqual(['À venir 2', 'Passées 2'])
    const past = within(canvas.getByRole('table', { name: 'Réservations passées' }))
    await expect(past.getAllByRole('row')).toHaveLength(3)
    await expect(past.getAllByText('Salle des Tilleuls · La Fève Tonka')).toHaveLength(2)
    const restaurant = canvas.getByLabelText('Restaurant')
    await expect(restaurant).toHaveDisplayValue('Tous mes restaurants')
    await userEvent.selectOptions(restaurant, tonka.name)
    await expect(args.onRestaurant).toHaveBeenCalledWith(tonka.id)
  },
})

export const OnlyPast = meta.story({
  name: 'Une page sans rien à venir n’en a pas le titre',
  args: { agenda: { coming: [], past: [third] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await expect(within(canvasElement).queryByText(/La Fève Tonka/, { selector: 'small' })).toBeNull()
  },
})

export const Filters = meta.story({
  name: 'Filtrer par statut et par jour',
  tags: ['[RMG-11]'],
  args: { filter: { status: 'PENDING' } },
  play: async ({ canvasElement, args }) => {
    const filters = within(within(canvasElement).getByRole('search', { name: 'Filtrer les réservations' }))
    await userEvent.selectOptions(filters.getByLabelText('Statut'), 'Confirmée')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'CONFIRMED' })
    await userEvent.type(filters.getByLabelText('Jour'), '24/12/2026{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'PENDING', day: '2026-12-24' })
    await userEvent.click(filters.getByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
})

export const NoneFound = meta.story({
  name: 'Aucune ne correspond aux filtres',
  args: { agenda: coming([]), filter: { day: '2026-12-24' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Aucune réservation ne correspond à ces filtres')).toBeVisible()
    const [, reset] = canvas.getAllByRole('button', { name: 'Réinitialiser' })
    await userEvent.click(reset as HTMLElement)
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
})

export const Wished = meta.story({
  name: 'Un client préférerait un autre moment',
  tags: ['[VIS-17]'],
  args: { agenda: coming([wished]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Autre moment souhaité')).toBeVisible()
    await expect(canvas.getByText(/1 en attente/)).toBeVisible()
  },
})

export const Changing = meta.story({
  name: 'Changement en cours',
  args: { changing: new Set([everyStatus[0]?.id ?? '']) },
  play: async ({ canvasElement, args }) => {
    await expect(rowOf(canvasElement, 0).getByRole('combobox')).toHaveAttribute('aria-disabled', 'true')
    const cancel = rowOf(canvasElement, 0).getByRole('button', { name: /^Annuler/ })
    await expect(cancel).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cancel)
    await expect(cancel).toHaveFocus()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(rowOf(canvasElement, 1).getByRole('combobox')).toHaveAttribute('aria-disabled', 'false')
  },
})

export const NoRestaurant = meta.story({
  name: 'Sans restaurant : rien à choisir',
  args: { restaurantId: '', together: false, agenda: null, restaurants: { items: [], onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Aucun restaurant disponible pour le moment.')
    await expect(canvasElement).not.toHaveTextContent('Choisissez un restaurant')
  },
})

export const NoneChosen = meta.story({
  name: 'Choisir un restaurant',
  tags: ['[RMG-01]'],
  args: { restaurantId: '', together: false, agenda: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Restaurant'), tonka.name)
    await expect(args.onRestaurant).toHaveBeenCalledWith(tonka.id)
  },
})

export const Empty = meta.story({
  name: 'Aucune réservation : ce qui les amène, et de quoi prendre la première',
  tags: ['[OPN-02]'],
  args: { agenda: coming([]), create: <a href={paths.createReservation}>Nouvelle réservation</a> },
  play: async ({ canvasElement }) => {
    await expectFilledBy(
      canvasElement,
      'Aucune réservation',
      'Celles que l’équipe prend ou que les clients demandent apparaîtront ici.',
      'Nouvelle réservation',
    )
  },
})

export const Oddities = meta.story({
  name: 'Statut inconnu : montré, sans action',
  args: { agenda: coming(oddities) },
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, 0)
    await expect(row.getByRole('combobox')).toHaveDisplayValue('ON HOLD')
    await expect(row.getByRole('combobox')).toBeDisabled()
    await expect(row.getByRole('button', { name: /^Annuler/ })).toBeDisabled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone : une liste',
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    restaurants: { items: [{ ...tonka, name: longRestaurantName }], onRetry: fn() },
    restaurantId: '',
    agenda: coming([
      reservation('0000a006', {
        customerName: longPerson,
        roomName: longRestaurantName,
        restaurantName: longRestaurantName,
        people: 1000,
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
    for (const room of [673, 893]) await expect(overflowIn(room, canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : une ligne après l’autre',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const row = rowOf(canvasElement, 0)
    const cancel = await row.findByRole('button', { name: 'Annuler la réservation #0000a001' })
    await tabTo(row.getByRole('button', { name: /Suzanne Legrand/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(everyStatus[0])
    await userEvent.tab()
    await expect(row.getByRole('combobox', { name: 'Statut de la réservation #0000a001' })).toHaveFocus()
    await userEvent.tab()
    await expect(cancel).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onCancel).toHaveBeenCalledWith(everyStatus[0])
    await expect(cancel).toHaveFocus()
  },
})
