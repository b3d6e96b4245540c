import { customer } from '@potager/storybook/booking-form'
import { tabStops, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { empty, filled, form, reservationFormArgs, rooms, StoryReservationForm } from './story-form.tsx'

const meta = preview.meta({
  title: 'Écrans/Nouvelle réservation/Salles, horaires, clavier',
  id: 'ecrans-nouvelle-reservation-salles',
  component: StoryReservationForm,
  args: reservationFormArgs,
})

export const Rooms = meta.story({
  name: 'Salles de la période',
  tags: ['[RNW-30]', '[RNW-31]', '[RNW-33]', '[RNW-34]', '[RNW-35]'],
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

export const NoRoomAtAll = meta.story({
  name: 'Restaurant sans salle',
  tags: ['[RNW-36]'],
  args: { draft: filled, customer, rooms: { items: [], onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("Ce restaurant n'a pas de salles de réunion configurées."),
    ).toBeVisible()
  },
})

export const CheckingRooms = meta.story({
  name: 'Salles attendues',
  args: { draft: filled, customer, rooms: { items: null, onRetry: fn() } },
})

export const RoomsFailed = meta.story({
  name: 'Salles illisibles : un nouvel essai, et rien ne part',
  args: {
    draft: { ...filled, roomId: '', people: 8 },
    customer,
    rooms: { items: null, failure: 'Le service est injoignable.', onRetry: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, press, submit } = form(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le service est injoignable.')
    await press('Réessayer')
    await expect(args.rooms.onRetry).toHaveBeenCalledOnce()
    await expect(submit()).toHaveAttribute('aria-disabled', 'true')
  },
})

export const RoomTaken = meta.story({
  name: 'La salle choisie vient d’être prise : à choisir de nouveau',
  tags: ['[RNW-31]'],
  args: { draft: { ...filled, roomId: rooms[1]?.room.id ?? '' }, customer },
  play: async ({ canvasElement, args }) => {
    const { canvas, group, submit } = form(canvasElement)
    const said = 'Cette salle n’est plus libre pour cette période. Choisissez-en une autre.'
    await expect(canvas.getByRole('group', { name: 'Salle de réunion' })).toHaveAccessibleDescription(said)
    await expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(submit())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(group('Salle de réunion').getByRole('radio', { name: /Salle des Tilleuls/ }))
    await expect(canvas.queryByText(said)).toBeNull()
    await userEvent.click(submit())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

export const EarliestStart = meta.story({
  name: 'Le début se choisit à partir d’aujourd’hui',
  tags: ['[RNW-26]'],
  args: { draft: filled, customer },
  play: async ({ canvasElement }) => {
    const { canvas, group } = form(canvasElement)
    await userEvent.click(group('Début').getByRole('button', { name: 'Ouvrir le calendrier' }))
    const calendar = within(await canvas.findByRole('dialog', { name: 'Calendrier' }))
    await expect(calendar.getByRole('button', { name: 'vendredi 20 novembre 2026' })).toBeDisabled()
    await expect(calendar.getByRole('button', { name: 'samedi 21 novembre 2026' })).toBeEnabled()
  },
})

export const Capacity = meta.story({
  name: 'Capacité, personnes et remarques',
  tags: ['[RNW-13]', '[RNW-20]', '[RNW-21]'],
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
    await expect(await canvas.findByText('La capacité maximale est de 20 personnes')).toBeVisible()
    await type('0')
    await expect(await canvas.findByText('Au moins 1 personne')).toBeVisible()
    await type('201')
    await expect(await canvas.findByText('Maximum 200 personnes')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Remarques'))
    await userEvent.paste('é'.repeat(1001))
    await userEvent.tab()
    await expect(await canvas.findByText('Maximum 1000 caractères')).toBeVisible()
    await userEvent.click(submit())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Closed = meta.story({
  name: 'Heures d’ouverture à côté du jour, et un avertissement',
  args: { draft: { ...filled, start: '2026-11-23T12:00:00', end: '2026-11-23T14:00:00' }, customer },
  play: async ({ canvasElement }) => {
    const { canvas, press } = form(canvasElement)
    await expect(await canvas.findByText('Fermé le lundi 23 novembre 2026')).toBeVisible()
    await expect(canvas.getByText(/n’est pas ouvert pendant toute cette période/)).toBeVisible()
    await press('Semaine prochaine')
    await expect(
      await canvas.findByText('Ouvert le samedi 28 novembre 2026 : 11:30 – 02:00 (le lendemain)'),
    ).toBeVisible()
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
    // Sets the whole date at once, as the calendar does.
    await fireEvent.change(day('Début'), { target: { value: '2027-03-27' } })
    await waitFor(() => expect(canvas.queryByText(/n’existe pas/)).toBeNull())
  },
})

export const RoomMissing = meta.story({
  name: 'Envoyer sans salle : elle est requise, la première libre prend le focus',
  args: { draft: { ...filled, roomId: '' }, customer },
  play: async ({ canvasElement, args }) => {
    const { canvas, submit } = form(canvasElement)
    const free = canvas.getByRole('radio', { name: /Salle des Tilleuls/ })
    await expect(free).toBeRequired()
    await userEvent.click(submit())
    await waitFor(() => expect(free).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Order = meta.story({
  name: 'Clavier : du retour à l’envoi, sans rien sauter',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await tabStops(2)).toEqual(['Retour aux réservations', 'Restaurant *'])
    const send = canvas.getByRole('button', { name: 'Créer la réservation' })
    await tabTo(canvas.getByRole('button', { name: 'Annuler' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(send).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // An incomplete form is not sent; it shows its errors and focuses the first one.
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Restaurant' })).toHaveFocus())
    await expect(send).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Chosen = meta.story({
  name: 'Clavier : changer de client',
  args: { customer, draft: { ...empty, customerId: customer.id } },
  play: async ({ canvasElement, args }) => {
    await tabTo(within(canvasElement).getByRole('button', { name: 'Changer de client' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(empty)
  },
})

export const EnterTakes = meta.story({
  name: 'Entrée prend le jour et l’heure tels qu’ils sont écrits, avant d’envoyer',
  tags: ['[TYP-01]'],
  args: { customer, draft: filled },
  play: async ({ canvasElement, args }) => {
    const { day, time } = form(canvasElement)
    const write = async (field: HTMLElement, typed: string) => {
      await userEvent.tripleClick(field)
      await userEvent.keyboard(`${typed}{Enter}`)
    }
    await write(time('Fin'), '22h')
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...filled, end: '2026-11-28T22:00:00' }))
    await write(day('Début'), '29/11')
    const moved = { ...filled, start: '2026-11-29T19:00:00', end: '2026-11-29T22:00:00' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(moved))
    for (const [field, typed, said] of [
      [time('Début'), '25h', /Ce n’est pas une heure/],
      [day('Fin'), 'bientôt', /Ce n’est pas une date/],
    ] as const) {
      await write(field, typed)
      await expect(field).toHaveValue(typed)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(said)
      await expect(field).toHaveFocus()
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})

export const EnterFinds = meta.story({
  name: 'Entrée aussitôt après le nom attend la réponse, la prend, et n’envoie rien',
  tags: ['[TYP-02]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('combobox', { name: /client/i })
    await userEvent.type(search, '{Enter}legrand{Enter}')
    await expect(search).toBeValid()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ ...empty, customerId: customer.id }))
    await expect(canvas.getByText('Suzanne Legrand')).toBeVisible()
  },
})
