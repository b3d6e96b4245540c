import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { longComment, longRestaurantName, longWord, pageOverflow } from '../pages/story-page.ts'
import { RequestPage } from './RequestPage.tsx'
import { formState, place, typed } from './story-requests.ts'

const { place: _, ...unchosen } = formState
const refused = (change: Partial<NonNullable<PageState<'request'>['refused']>>): PageState<'request'> => ({
  ...formState,
  refused: { status: 400, message: 'Veuillez corriger les erreurs du formulaire', fields: {}, typed, ...change },
})

const meta = preview.meta({
  title: 'Écrans/Site/Demande',
  id: 'ecrans-demande',
  component: RequestPage,
  parameters: { page: true },
  args: { state: formState, signedIn: false },
  decorators: [
    (Story) => (
      <App name="request">
        <Story />
      </App>
    ),
  ],
})

export const Nominal = meta.story({
  name: 'Demander une réservation',
  tags: ['[VIS-12]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Demander une réservation')
    const form = canvasElement.querySelector('form[method="post"]')
    await expect(form).toHaveAttribute('action', `/demander?restaurant=${place.id}`)
    await expect(canvas.getByLabelText('Jour')).toHaveAttribute('min', '2026-11-21')
    const rooms = within(canvas.getByRole('combobox', { name: 'Salle' })).getAllByRole('option')
    await expect(rooms.map((room) => room.textContent)).toEqual([
      'Salle des Halles (24 places)',
      'Tout le restaurant (40 places)',
    ])
    // The field for programs is no field for people.
    await expect(canvas.queryByRole('textbox', { name: 'Ne remplissez pas ce champ' })).toBeNull()
  },
})

export const Event = meta.story({
  name: 'Organiser un événement',
  args: { state: { ...formState, kind: 'EVENT' } },
  play: async ({ canvasElement }) => {
    const types = within(canvasElement).getByRole('combobox', { name: 'Type d’événement' })
    await expect(within(types).getAllByRole('option')).toHaveLength(6)
  },
})

export const Unchosen = meta.story({
  name: 'Le restaurant reste à choisir',
  args: { state: unchosen },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Le Cardon Rouge' })).toHaveAttribute(
      'href',
      '/demander?restaurant=r-2',
    )
  },
})

export const Empty = meta.story({
  name: 'Aucun restaurant',
  args: { state: { ...unchosen, places: { ok: true, value: [] } } },
})

export const Failure = meta.story({
  name: 'Les restaurants ne se chargent pas',
  args: { state: { ...unchosen, places: { ok: false, message: 'Le service est injoignable.' }, wanted: 'r-2' } },
  play: async ({ canvasElement }) => {
    const again = within(canvasElement).getByRole('link', { name: 'Réessayer' })
    await expect(again).toHaveAttribute('href', '/demander?restaurant=r-2')
  },
})

export const Refused = meta.story({
  name: 'Renvoyée avec ce qu’il faut corriger : la saisie reste',
  args: {
    state: refused({
      fields: { day: 'Date de début requise', phone: 'Indiquez un téléphone ou un e-mail', consent: 'Cochez la case' },
      typed: { ...typed, day: '', phone: '', consent: '' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Veuillez corriger')
    await expect(canvas.getByLabelText('Jour')).toHaveAccessibleDescription('Date de début requise')
    await expect(canvas.getByLabelText('Jour')).toHaveFocus()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Cochez la case')
    await expect(canvas.getByDisplayValue('Inès Delacroix')).toBeVisible()
  },
})

export const Closed = meta.story({
  name: 'Refusée : le restaurant est fermé',
  args: { state: refused({ status: 422, message: 'Le restaurant est fermé à cette période (dimanche : fermé).' }) },
})

export const Trapped = meta.story({
  name: 'Le champ pour les programmes a été rempli : on le voit, pour le vider',
  args: {
    state: refused({ fields: { website: 'Laissez ce champ vide' }, typed: { ...typed, website: 'https://a.fr' } }),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ne remplissez pas ce champ' })
    await expect(field).toHaveAccessibleDescription('Laissez ce champ vide')
    await expect(field).toHaveFocus()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    state: {
      ...refused({ message: longComment, fields: { name: longComment }, typed: { ...typed, name: longWord } }),
      place: {
        ...place,
        name: longRestaurantName,
        rooms: [{ id: 'r', name: longWord, capacity: 4, reservable: true }],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
