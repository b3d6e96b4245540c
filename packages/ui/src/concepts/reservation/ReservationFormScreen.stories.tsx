import type { Customer } from '@potager/domain/customer'
import type { RoomForPeriod } from '@potager/domain/meeting-room'
import { reservationFormMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type ReservationDraft, reservationDraft } from '@potager/domain/reservation'
import { bookingForm, customer, hall, tonka } from '@potager/storybook/booking-form'
import { tabStops, tabTo } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectRetry, onPhone } from '@potager/storybook/screen-stories'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ServerErrors } from '../../components/input/index.ts'
import { useBookingMemory } from '../booking/story-booking-memory.ts'
import { ReservationFormScreen, type ReservationFormScreenProps, reservationRules } from './ReservationFormScreen.tsx'

type StoryReservationFormProps = Omit<ReservationFormScreenProps, 'form' | 'search' | 'onCustomer'> & {
  customers: readonly Customer[]
  serverErrors: ServerErrors
  onSearch: (term: string) => void
  onChange: (draft: ReservationDraft) => void
}

/** The form, with the props that its page provides. */
function StoryReservationForm(props: StoryReservationFormProps) {
  const { items } = props.restaurants
  const memory = useBookingMemory(
    props,
    (draft) =>
      reservationRules(
        draft,
        items?.find(({ id }) => id === draft.restaurantId),
      ),
    items,
  )
  return <ReservationFormScreen {...props} {...memory} />
}

const empty = reservationDraft.empty()
/** Complete values: a room for Saturday evening. */
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

/** An empty form, with a customer to find, a restaurant and its rooms. */
const reservationFormArgs = {
  ...bookingForm,
  draft: empty,
  rooms: { items: rooms, onRetry: fn() },
  back: <a href={paths.reservations}>{reservationFormMessages.back}</a>,
}

/** User actions in the form. */
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

const meta = preview.meta({
  title: 'Écrans/Nouvelle réservation',
  id: 'ecrans-nouvelle-reservation',
  component: StoryReservationForm,
  subcomponents: { ReservationFormScreen },
  args: reservationFormArgs,
})

export const ByShortcuts = meta.story({
  name: 'De rien à l’envoi, par les raccourcis',
  tags: [
    '[RNW-01]',
    '[RNW-02]',
    '[RNW-05]',
    '[RNW-06]',
    '[RNW-07]',
    '[RNW-08]',
    '[RNW-09]',
    '[RNW-10]',
    '[RNW-11]',
    '[RNW-12]',
    '[RNW-27]',
    '[RNW-38]',
  ],
  play: async ({ canvasElement, args }) => {
    const { canvas, press, submit, day, time } = form(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nouvelle Réservation')
    await expect(canvas.getByRole('link', { name: 'Retour aux réservations' })).toHaveAttribute('href', '/reservations')
    await expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Restaurant' }), tonka.name)
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
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
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

export const Overseas = meta.story({
  name: 'À l’horloge du restaurant choisi, trois heures plus tard à La Réunion',
  tags: ['[ZON-03]'],
  args: {
    draft: { ...empty, restaurantId: tonka.id },
    restaurants: { items: [{ ...tonka, address: { ...tonka.address, postalCode: '97400' } }], onRetry: fn() },
  },
  play: async ({ canvasElement }) => {
    const { press, day, time } = form(canvasElement)
    await press('Aujourd’hui')
    await expect([day('Début').value, time('Début').value]).toEqual(['21/11/2026', '22:45'])
  },
})

export const WhatIsMissing = meta.story({
  name: 'Ce qui manque est dit, une chose après l’autre',
  tags: ['[RNW-22]', '[RNW-23]', '[RNW-24]', '[RNW-25]'],
  args: { draft: { ...filled, customerId: '', roomId: '', end: '2026-11-28T18:00:00' } },
  play: async ({ canvasElement, args }) => {
    const { canvas, submit, time } = form(canvasElement)
    await userEvent.click(submit())
    await expect(await canvas.findByText('Veuillez sélectionner un client')).toBeVisible()
    await expect(await canvas.findByText("L'heure de fin doit être après l'heure de début")).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: /client/i }), 'Suz')
    await userEvent.click(await canvas.findByRole('option', { name: /Suzanne Legrand/ }))
    await expect(await canvas.findByText("L'heure de fin doit être postérieure à l'heure de début.")).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Salle de réunion' })).toBeNull()
    await userEvent.clear(time('Fin'))
    await userEvent.type(time('Fin'), '21:00')
    await expect(await canvas.findByText('Veuillez sélectionner une salle de réunion')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Salle des Tilleuls/ }))
    await waitFor(() => expect(canvas.queryByText('Veuillez sélectionner une salle de réunion')).toBeNull())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Restaurant' }), 'Choisir un restaurant')
    await expect(await canvas.findByText('Veuillez sélectionner un restaurant')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const EmptySubmit = meta.story({
  name: 'Envoyer à vide : chaque champ requis le dit, le premier prend le focus',
  tags: ['[RNW-14]', '[RNW-15]', '[RNW-17]', '[RNW-18]', '[RNW-20]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, submit, day, time } = form(canvasElement)
    const people = canvas.getByRole('textbox', { name: 'Nombre de personnes' })
    const restaurant = canvas.getByRole('combobox', { name: 'Restaurant' })
    const search = canvas.getByRole('combobox', { name: /client/i })
    const moments = [day('Début'), time('Début'), day('Fin'), time('Fin')]
    for (const field of [restaurant, search, people, ...moments]) await expect(field).toBeRequired()
    await userEvent.click(submit())
    await waitFor(() => expect(restaurant).toHaveFocus())
    for (const field of [restaurant, search, day('Début'), day('Fin'), people]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(await canvas.findByText('Veuillez sélectionner un restaurant')).toBeVisible()
    await userEvent.type(people, '1,5')
    await waitFor(() => expect(people).toHaveAccessibleDescription('Le nombre de personnes doit être un entier'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const TimeMissing = meta.story({
  name: 'Envoyer sans l’heure du début : elle seule est en erreur et prend le focus',
  args: { draft: filled, customer },
  play: async ({ canvasElement, args }) => {
    const { submit, day, time } = form(canvasElement)
    await userEvent.clear(time('Début'))
    await userEvent.click(submit())
    await waitFor(() => expect(time('Début')).toHaveFocus())
    await expect(time('Début')).toHaveAccessibleDescription('L’heure manque.')
    await expect(day('Début')).toHaveAttribute('aria-invalid', 'false')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const EndBeforeStart = meta.story({
  name: 'La fin avant le début, dite en quittant le champ, sans nombre de personnes',
  tags: ['[RNW-19]'],
  args: { draft: { ...empty, start: '2026-11-28T19:00:00', end: '2026-11-28T20:00:00' } },
  play: async ({ canvasElement }) => {
    const { time } = form(canvasElement)
    await userEvent.clear(time('Fin'))
    await userEvent.type(time('Fin'), '18:00')
    await userEvent.tab()
    await waitFor(() =>
      expect(time('Fin')).toHaveAccessibleDescription("L'heure de fin doit être après l'heure de début"),
    )
  },
})

export const RefusedWhole = meta.story({
  name: 'Un refus qui ne vise aucun champ reste écrit',
  args: {
    draft: { ...filled, type: 'RESTAURANT_FULL', roomId: '' },
    customer,
    refusal: 'Cette période est déjà prise : restaurant entier, 28/11/2026 de 18:00 à 22:00.',
  },
  play: async ({ canvasElement }) => {
    const { submit } = form(canvasElement)
    await expect(submit()).toHaveAccessibleDescription(/^Cette période est déjà prise/)
    await expect(submit()).toHaveAttribute('aria-disabled', 'false')
  },
})

export const DraftFound = meta.story({
  name: 'Un brouillon retrouvé se dit, et se recommence',
  args: { draft: filled, customer, onAfresh: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas, press } = form(canvasElement)
    await expect(canvas.getByText(/^Voici ce que vous aviez commencé/)).toBeVisible()
    await press('Recommencer à vide')
    await expect(args.onAfresh).toHaveBeenCalledOnce()
  },
})

export const DraftPlaced = meta.story({
  name: 'Un brouillon au lieu et à l’horaire du planning : dit, et les siens se reprennent',
  tags: ['[PLN-04]'],
  args: { draft: filled, customer, onAfresh: fn(), onOwnPlace: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas, press } = form(canvasElement)
    await expect(canvas.getByText(/ceux que vous venez de choisir dans le planning/)).toBeVisible()
    await press('Reprendre le lieu et l’horaire d’avant')
    await expect(args.onOwnPlace).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({
  name: 'Refusée par le serveur, à chaque champ',
  tags: ['[RNW-37]'],
  args: {
    draft: filled,
    customer,
    serverErrors: { start: 'Cette période est déjà prise', people: 'La capacité maximale est de 6 personnes' },
  },
  play: async ({ canvasElement }) => {
    const { canvas, day, submit } = form(canvasElement)
    await userEvent.click(submit())
    await expect(await canvas.findByText('Cette période est déjà prise')).toBeVisible()
    await expect(await canvas.findByText('La capacité maximale est de 6 personnes')).toBeVisible()
    await expect(day('Début')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/Nombre de personnes/), '{Backspace}6')
    await waitFor(() => expect(canvas.queryByText('La capacité maximale est de 6 personnes')).toBeNull())
    await expect(await canvas.findByText('Cette période est déjà prise')).toBeVisible()
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
  name: 'Aucun restaurant',
  tags: ['[RNW-52]'],
  args: { restaurants: { items: [], onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucun restaurant disponible pour le moment.')).toBeVisible()
  },
})

export const RestaurantsFailed = meta.story({
  name: 'Restaurants illisibles',
  args: { restaurants: { items: null, failure: 'Le service est injoignable.', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await expectRetry(canvasElement, args.restaurants.onRetry)
  },
})

export const NoRoomLeft = meta.story({
  name: 'Plus aucune salle',
  tags: ['[RNW-32]'],
  args: { draft: filled, customer, rooms: { items: rooms.slice(1), onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune salle disponible pour cette période')).toBeVisible()
  },
})

export const Leaving = meta.story({
  name: 'Annuler',
  tags: ['[RNW-03]'],
  play: async ({ canvasElement, args }) => {
    await form(canvasElement).press('Annuler')
    await expect(args.onCancel).toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  args: { draft: filled, customer },
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    draft: { ...filled, notes: longText.slice(0, 500) },
    customer: { ...customer, fullName: longPerson, email: `${'suzanne.legrand.'.repeat(6)}@exemple.fr` },
    restaurants: { items: [{ ...tonka, name: longRestaurantName }], onRetry: fn() },
    rooms: {
      items: rooms.map((offered) => ({ ...offered, room: { ...offered.room, name: longRestaurantName } })),
      onRetry: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
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
