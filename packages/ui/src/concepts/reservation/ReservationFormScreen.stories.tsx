import { customer, tonka } from '@potager/storybook/booking-form'
import { longPerson, longRestaurantName, longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectRetry, onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ReservationFormScreen } from './ReservationFormScreen.tsx'
import { empty, filled, form, reservationFormArgs, rooms, StoryReservationForm } from './story-form.tsx'

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
