import { customer } from '@potager/storybook/booking-form'
import preview from '@potager/storybook/preview'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { filled, form, reservationFormArgs, rooms, StoryReservationForm } from './story-form.tsx'

const meta = preview.meta({
  title: 'Écrans/Nouvelle réservation/Salles et horaires',
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
