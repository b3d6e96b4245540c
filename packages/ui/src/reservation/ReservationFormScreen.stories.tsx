import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { longPerson, longPlace, longText, overflowOf } from '../storybook/long-texts.ts'
import { expectRetry, onPhone } from '../storybook/screen-stories.tsx'
import { customer, tonka } from './reservation-form.fixtures.ts'
import { StoryReservationForm } from './StoryReservationForm.tsx'
import { empty, filled, form, reservationForm, rooms } from './story-form.tsx'

const meta = preview.meta({
  title: 'Écrans/Nouvelle réservation',
  id: 'ecrans-nouvelle-reservation',
  component: StoryReservationForm,
  args: reservationForm,
})

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
    await expectRetry(canvasElement, args.restaurants.onRetry)
  },
})

export const NoRoomLeft = meta.story({
  name: 'Plus aucune salle [RNW-32]',
  args: { draft: filled, customer, rooms: rooms.slice(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune salle disponible pour cette période')).toBeVisible()
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
  globals: onPhone,
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
