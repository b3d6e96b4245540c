import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { longPlace, longText, longWord, overflowOf } from '../storybook/long-texts.ts'
import { RestaurantForm } from './RestaurantForm.tsx'

const meta = preview.meta({
  title: 'Écrans/Nouveau restaurant',
  id: 'ecrans-nouveau-restaurant',
  component: RestaurantForm,
  args: { submitting: false, serverErrors: {}, onSubmit: fn(), onCancel: fn(), onDirty: fn() },
})

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const field = (name: string) => canvas.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
  const box = (name: string) => canvas.getByRole('checkbox', { name })
  return {
    canvas,
    field,
    box,
    fill: async (name: string, text: string) => {
      await userEvent.clear(field(name))
      await userEvent.click(field(name))
      await userEvent.paste(text)
    },
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
    submit: () => userEvent.click(canvas.getByRole('button', { name: 'Créer le restaurant' })),
  }
}

async function fillRequired({ fill }: ReturnType<typeof form>) {
  await fill('Nom', 'Le Cardon Rouge')
  await fill('Nombre de places', '48')
  await fill('Numéro', '8')
  await fill('Rue', 'quai Saint-Vincent')
  await fill('Code postal', '69001')
  await fill('Ville', 'Lyon')
}

const minimal = {
  name: 'Le Cardon Rouge',
  seats: 48,
  printers: 1,
  features: [],
  address: { streetNumber: 8, streetName: 'quai Saint-Vincent', postalCode: '69001', city: 'Lyon', country: 'France' },
  openingHours: {},
  rooms: [],
}

export const Fresh = meta.story({
  name: 'Au départ [RST-01] [RST-02] [RST-03] [RST-04]',
  play: async ({ canvasElement, args }) => {
    const { canvas, field, box, press } = form(canvasElement)
    const fields = ['Nom', 'Nombre de places', 'Nombre d’imprimantes', 'Numéro', 'Rue', 'Code postal', 'Ville']
    for (const name of fields) await expect(field(name)).toBeVisible()
    const features = within(canvas.getByRole('group', { name: 'Équipements' })).getAllByRole('checkbox')
    await expect(features.map((feature) => feature.closest('label')?.textContent)).toEqual([
      'WIFI HAUT DEBIT',
      'PLATEAUX MEMBRES',
      'PLATEAUX LIVRABLE',
    ])
    for (const day of ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']) {
      await expect(box(`Ouvert le ${day}`)).not.toBeChecked()
    }
    await expect(canvas.getByText('Aucune salle pour le moment.')).toBeVisible()
    await press('Annuler')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Minimal = meta.story({
  name: 'L’indispensable, en France sans le dire [RST-17]',
  play: async ({ canvasElement, args }) => {
    const page = form(canvasElement)
    await fillRequired(page)
    await page.submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(minimal)
  },
})

export const Whole = meta.story({
  name: 'Horaires, équipements et salles [RST-03] [RST-04] [RST-05] [RST-06] [RST-21]',
  play: async ({ canvasElement, args }) => {
    const page = form(canvasElement)
    const { canvas, fill, box, press, field, submit } = page
    await fillRequired(page)
    await userEvent.click(box('PLATEAUX LIVRABLE'))
    await press('Du mardi au samedi')
    await fill('Ouverture le samedi', '19:00')
    await fill('Fermeture le samedi', '02:00')
    await userEvent.tab()
    await expect(await canvas.findByText('jusqu’à 02:00 le lendemain')).toBeVisible()
    await userEvent.click(box('Ouvert le vendredi'))
    await press('Ajouter une salle')
    await fill('Nom de la salle 1', 'Le Fenil')
    await fill('Places de la salle 1', '12')
    await expect(box('Salle 1 réservable')).toBeChecked()
    await press('Ajouter une salle')
    await press('Retirer la salle 2')
    await expect(canvas.getByRole('button', { name: 'Ajouter une salle' })).toHaveFocus()
    await expect(field('Nom de la salle 1')).toHaveValue('Le Fenil')
    await submit()
    const day = { start: '11:30', end: '22:30' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...minimal,
      features: ['PLATEAUX_LIVRABLE'],
      openingHours: {
        TUESDAY: day,
        WEDNESDAY: day,
        THURSDAY: day,
        SATURDAY: { start: '19:00', end: '02:00' },
      },
      rooms: [{ name: 'Le Fenil', capacity: 12, reservable: true }],
    })
  },
})

export const CopiedHours = meta.story({
  name: 'Copier un jour vers les autres [RST-04]',
  play: async ({ canvasElement }) => {
    const { fill, field, press, canvas } = form(canvasElement)
    await press('Tous les jours')
    await fill('Ouverture le lundi', '12:00')
    await fill('Fermeture le lundi', '15:00')
    await press('Copier vers les autres jours les horaires du lundi')
    await expect(field('Ouverture le dimanche')).toHaveValue('12:00')
    await expect(field('Fermeture le jeudi')).toHaveValue('15:00')
    await expect(canvas.getAllByRole('checkbox', { name: /^Ouvert le/, checked: true })).toHaveLength(7)
  },
})

export const HoursRules = meta.story({
  name: 'Règles des horaires [RST-18] [RST-19]',
  play: async ({ canvasElement, args }) => {
    const page = form(canvasElement)
    const { canvas, fill, box, field, submit } = page
    await fillRequired(page)
    await userEvent.click(box('Ouvert le mercredi'))
    await fill('Ouverture le mercredi', '25:00')
    await expect(canvas.queryByText('Invalid time format. Expected HH:mm')).toBeNull()
    await submit()
    await expect(await canvas.findByText('Invalid time format. Expected HH:mm')).toBeVisible()
    await waitFor(() => expect(field('Ouverture le mercredi')).toHaveFocus())
    await expect(field('Ouverture le mercredi')).toBeInvalid()
    await expect(field('Fermeture le mercredi')).toBeValid()
    await fill('Ouverture le mercredi', '22:30')
    await submit()
    await expect(await canvas.findByText('Start and end time must be different')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await fill('Ouverture le mercredi', '00:00')
    await fill('Fermeture le mercredi', '24:00')
    await submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

export const EmptyRules = meta.story({
  name: 'Envoyé vide [RST-10] [RST-11] [RST-13] [RST-14] [RST-15] [RST-16] [RST-23] [RST-24]',
  play: async ({ canvasElement, args }) => {
    const { canvas, field, press, submit } = form(canvasElement)
    await press('Ajouter une salle')
    await submit()
    for (const message of [
      'The name of restaurant cannot be blank',
      'Street number must be a positive integer',
      'Street name is required',
      'Postal code must be 5 digits',
      'City is required',
      'Name is required',
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible()
    }
    await expect(canvas.getAllByText('Impossible minus 1')).toHaveLength(2)
    await expect(field('Nom')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const BoundRules = meta.story({
  name: 'Au-delà des bornes [RST-08] [RST-09] [RST-11] [RST-12] [RST-24]',
  play: async ({ canvasElement }) => {
    const { canvas, fill, press, submit } = form(canvasElement)
    const expectMessage = async (message: string) => expect(await canvas.findByText(message)).toBeVisible()
    await press('Ajouter une salle')
    await fill('Nom', 'ab')
    await fill('Nombre de places', '201')
    await fill('Nombre d’imprimantes', '11')
    await fill('Places de la salle 1', '51')
    await submit()
    await expectMessage('The name of restaurant is too short')
    await expectMessage('Impossible bigger 200')
    await expectMessage('Require max 10')
    await expectMessage('Impossible bigger 50')
    await fill('Nom', 'x'.repeat(101))
    await fill('Nombre d’imprimantes', '0')
    await expectMessage('The name of restaurant is too long')
    await expectMessage('Require min 1')
  },
})

export const Refused = meta.story({
  name: 'Refusé par le serveur, jusque dans les champs imbriqués (V18) [RST-28]',
  args: {
    serverErrors: {
      name: 'Ce nom est déjà pris',
      'address.city': 'Ville inconnue',
      'openingHours.MONDAY.end': 'Horaire refusé',
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, field } = form(canvasElement)
    await expect(canvas.getByText('Ce nom est déjà pris')).toBeVisible()
    await expect(field('Ville')).toHaveAccessibleDescription('Ville inconnue')
    await expect(canvas.getByRole('alert')).toHaveTextContent('lundi : Horaire refusé')
    await expect(field('Nom')).toHaveFocus()
  },
})

export const Submitting = meta.story({
  name: 'Envoi en cours : pas de second envoi',
  args: { submitting: true },
  play: async ({ canvasElement, args }) => {
    const page = form(canvasElement)
    await fillRequired(page)
    await page.press('Création en cours...')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone : horaires de la semaine',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await form(canvasElement).press('Tous les jours')
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    restaurant: {
      ...minimal,
      name: longPlace,
      address: { ...minimal.address, streetName: longPlace, city: longWord },
      description: longText,
      openingHours: { MONDAY: { start: '08:00', end: '23:59' } },
      rooms: [{ name: longPlace, capacity: 1000, reservable: true }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
