import type { RoomForPeriod } from '@potager/domain/meeting-room'
import { paths } from '@potager/domain/paths'
import { emptyReservationDraft, type ReservationDraft } from '@potager/domain/reservation'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { longPerson, longPlace, longText, overflowOf } from '../storybook/long-texts.ts'
import { customer, hall, NOW, tonka } from './reservation-form.fixtures.ts'
import { StoryReservationForm } from './StoryReservationForm.tsx'

const empty = emptyReservationDraft()
/** Everything filled in but the people: a room for Saturday evening. */
const filled: ReservationDraft = {
  ...empty,
  customerId: customer.id,
  restaurantId: tonka.id,
  type: 'MEETING_ROOM',
  roomId: hall.id,
  start: '2026-11-28T19:00:00',
  end: '2026-11-28T21:00:00',
  people: 8,
}
const rooms: readonly RoomForPeriod[] = [
  { room: hall, state: 'available' },
  { room: { ...hall, id: '0197a000-0000-7000-8000-00000000b002', name: 'Salon du Levant' }, state: 'occupied' },
  { room: { ...hall, id: '0197a000-0000-7000-8000-00000000b003', name: 'La Serre' }, state: 'not-reservable' },
]

const meta = preview.meta({
  title: 'Écrans/Nouvelle réservation',
  id: 'ecrans-nouvelle-reservation',
  component: StoryReservationForm,
  args: {
    draft: empty,
    customer: null,
    customers: [customer],
    restaurants: { items: [tonka], onRetry: fn() },
    rooms,
    now: NOW,
    submitting: false,
    serverErrors: {},
    back: <a href={paths.reservations}>Retour aux réservations</a>,
    onSearch: fn(),
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
})

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const group = (name: string) => within(canvas.getByRole('group', { name }))
  return {
    canvas,
    group,
    press: (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name })),
    submit: () => canvas.getByRole('button', { name: 'Créer la réservation' }),
    day: (label: string) => canvas.getByLabelText<HTMLInputElement>(`${label}, Date`),
    time: (label: string) => canvas.getByLabelText<HTMLInputElement>(`${label}, Heure`),
  }
}
/** Date and time inputs take their value whole, as their picker gives it. */
const pick = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

export const ByShortcuts = meta.story({
  name: 'De rien à l’envoi, par les raccourcis [RNW-01] [RNW-02] [RNW-05] [RNW-06] [RNW-07] [RNW-08] [RNW-09] [RNW-10] [RNW-11] [RNW-12] [RNW-27] [RNW-38]',
  play: async ({ canvasElement, args }) => {
    const { canvas, press, submit, day, time } = form(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nouvelle Réservation')
    await expect(canvas.getByRole('link', { name: 'Retour aux réservations' })).toHaveAttribute('href', '/reservations')
    await expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.selectOptions(canvas.getByLabelText('Restaurant'), tonka.name)
    await userEvent.type(canvas.getByRole('combobox', { name: /client/i }), 'Suz')
    await userEvent.click(await canvas.findByRole('option', { name: /Suzanne Legrand/ }))
    await press('Demain')
    await expect(day('Début').value).toBe('22/11/2026')
    await expect(time('Début').value).toBe('10:00')
    for (const label of ['9h00', '12h00', '14h00', '17h00', '19h00']) {
      await expect(canvas.getByRole('button', { name: label })).toBeVisible()
    }
    await press('19h00')
    await press(/^1.h.30$/)
    await expect(time('Fin').value).toBe('20:30')
    await press('Mois prochain')
    await expect(day('Début').value).toBe('21/12/2026')
    await expect(day('Fin').value).toBe('21/12/2026')
    await expect(submit()).toHaveAttribute('aria-disabled', 'false')
    await userEvent.type(canvas.getByLabelText(/Nombre de personnes/), '40')
    await userEvent.click(submit())
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...empty,
      customerId: customer.id,
      restaurantId: tonka.id,
      start: '2026-12-21T19:00:00',
      end: '2026-12-21T20:30:00',
      people: 40,
    })
  },
})

export const WhatIsMissing = meta.story({
  name: 'Ce qui manque est dit, une chose après l’autre [RNW-22] [RNW-23] [RNW-24] [RNW-25]',
  args: { draft: { ...filled, customerId: '', roomId: '', end: '2026-11-28T18:00:00' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, submit } = form(canvasElement)
    await userEvent.click(submit())
    await expect(canvas.getByText('Veuillez sélectionner un client')).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: /client/i }), 'Suz')
    await userEvent.click(await canvas.findByRole('option', { name: /Suzanne Legrand/ }))
    await expect(canvas.getByText('Veuillez sélectionner une salle de réunion')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Salle des Tilleuls/ }))
    await expect(canvas.getByText("L'heure de fin doit être postérieure à l'heure de début.")).toBeVisible()
    await userEvent.click(submit())
    await expect(canvas.getByText("L'heure de fin doit être après l'heure de début")).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Restaurant'), 'Choisir un restaurant')
    await expect(canvas.getByText('Veuillez sélectionner un restaurant')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Rooms = meta.story({
  name: 'Salles de la période [RNW-30] [RNW-31] [RNW-33] [RNW-34] [RNW-35]',
  args: { draft: { ...filled, roomId: '' }, customer },
  play: async ({ canvasElement }) => {
    const { canvas, group } = form(canvasElement)
    const choice = group('Salle de réunion')
    await expect(choice.getByText('1 salle(s) disponible(s)')).toBeVisible()
    await expect(choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Salle des Tilleuls 20 placesDisponible',
      'Salon du Levant 20 placesOccupée',
      'La Serre 20 placesNon réservable',
    ])
    await expect(choice.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
      false,
      true,
      true,
    ])
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Restaurant entier')
    await expect(canvas.queryByRole('group', { name: 'Salle de réunion' })).toBeNull()
  },
})

export const NoRoomLeft = meta.story({
  name: 'Plus aucune salle [RNW-32]',
  args: { draft: filled, customer, rooms: rooms.slice(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune salle disponible pour cette période')).toBeVisible()
  },
})

export const NoRoomAtAll = meta.story({
  name: 'Restaurant sans salle [RNW-36]',
  args: { draft: filled, customer, rooms: [] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("Ce restaurant n'a pas de salles de réunion configurées."),
    ).toBeVisible()
  },
})

export const CheckingRooms = meta.story({ name: 'Salles attendues', args: { draft: filled, customer, rooms: null } })

export const Capacity = meta.story({
  name: 'Capacité, personnes et remarques [RNW-13] [RNW-20] [RNW-21]',
  args: { draft: filled, customer },
  play: async ({ canvasElement, args }) => {
    const { canvas, submit } = form(canvasElement)
    const people = canvas.getByLabelText(/Nombre de personnes/)
    const type = async (text: string) => {
      await userEvent.clear(people)
      await userEvent.type(people, text)
      await userEvent.tab()
    }
    await type('21')
    await expect(canvas.getByText('La capacité maximale est de 20 personnes')).toBeVisible()
    await type('0')
    await expect(canvas.getByText('Au moins 1 personne')).toBeVisible()
    await type('201')
    await expect(canvas.getByText('Maximum 200 personnes')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Remarques'))
    await userEvent.paste('é'.repeat(1001))
    await userEvent.tab()
    await expect(canvas.getByText('Maximum 1000 caractères')).toBeVisible()
    await userEvent.click(submit())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Closed = meta.story({
  name: 'Heures d’ouverture à côté du jour, et un avertissement',
  args: { draft: { ...filled, start: '2026-11-23T12:00:00', end: '2026-11-23T14:00:00' }, customer },
  play: async ({ canvasElement }) => {
    const { canvas, press } = form(canvasElement)
    await expect(canvas.getByText('Fermé le lundi 23 novembre 2026')).toBeVisible()
    await expect(canvas.getByText(/n’est pas ouvert pendant toute cette période/)).toBeVisible()
    await press('Semaine prochaine')
    await expect(canvas.getByText('Ouvert le samedi 28 novembre 2026 : 11:30 – 02:00 (le lendemain)')).toBeVisible()
    await expect(canvas.queryByText(/n’est pas ouvert/)).toBeNull()
  },
})

export const ClockChanges = meta.story({
  name: 'Nuits de changement d’heure',
  args: { draft: { ...filled, start: '2027-03-28T02:30:00', end: '2027-10-31T02:30:00' }, customer },
  play: async ({ canvasElement }) => {
    const { canvas, day } = form(canvasElement)
    await expect(canvas.getByText(/^Début : cette heure n’existe pas/)).toBeVisible()
    await expect(canvas.getByText(/^Fin : cette heure passe deux fois/)).toBeVisible()
    await pick(day('Début'), '2027-03-27')
    await waitFor(() => expect(canvas.queryByText(/n’existe pas/)).toBeNull())
  },
})

export const Refused = meta.story({
  name: 'Refusée par le serveur, à chaque champ [RNW-37]',
  args: {
    draft: filled,
    customer,
    serverErrors: { start: 'Cette période est déjà prise', people: 'La capacité maximale est de 6 personnes' },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = form(canvasElement)
    await expect(canvas.getByText('Cette période est déjà prise')).toBeVisible()
    await expect(canvas.getByText('La capacité maximale est de 6 personnes')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Nombre de personnes/), '{Backspace}6')
    await expect(canvas.queryByText('La capacité maximale est de 6 personnes')).toBeNull()
    await expect(canvas.getByText('Cette période est déjà prise')).toBeVisible()
  },
})

export const Sending = meta.story({
  name: 'Envoi en cours',
  args: { draft: filled, customer, submitting: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Envoi…' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const NoRestaurant = meta.story({
  name: 'Aucun restaurant [RNW-52]',
  args: { restaurants: { items: [], onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucun restaurant disponible pour le moment.')).toBeVisible()
  },
})

export const RestaurantsFailed = meta.story({
  name: 'Restaurants illisibles',
  args: { restaurants: { items: null, failure: 'Le service est injoignable.', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(args.restaurants.onRetry).toHaveBeenCalled()
  },
})

export const Leaving = meta.story({
  name: 'Annuler [RNW-03]',
  play: async ({ canvasElement, args }) => {
    await form(canvasElement).press('Annuler')
    await expect(args.onCancel).toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  args: { draft: filled, customer },
  globals: { viewport: { value: 'phone', isRotated: false } },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    draft: { ...filled, notes: longText.slice(0, 500) },
    customer: { ...customer, fullName: longPerson, email: `${'suzanne.legrand.'.repeat(6)}@exemple.fr` },
    restaurants: { items: [{ ...tonka, name: longPlace }], onRetry: fn() },
    rooms: rooms.map((offered) => ({ ...offered, room: { ...offered.room, name: longPlace } })),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
