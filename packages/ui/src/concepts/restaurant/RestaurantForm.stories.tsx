import { tabStops, tabTo } from '@potager/storybook/keyboard'
import { longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { RestaurantForm } from './RestaurantForm.tsx'
import { fillRequired, minimal, restaurantFormArgs, restaurantFormIn } from './story-form.ts'

const meta = preview.meta({
  title: 'Écrans/Nouveau restaurant',
  id: 'ecrans-nouveau-restaurant',
  component: RestaurantForm,
  args: restaurantFormArgs,
})

export const Fresh = meta.story({
  name: 'Au départ',
  tags: ['[RST-01]', '[RST-02]', '[RST-03]', '[RST-04]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, field, box, press } = restaurantFormIn(canvasElement)
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
  name: 'L’indispensable, en France sans le dire',
  tags: ['[RST-17]'],
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    await fillRequired(page)
    await page.submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(minimal)
  },
})

export const Whole = meta.story({
  name: 'Horaires, équipements et salles',
  tags: ['[RST-03]', '[RST-04]', '[RST-05]', '[RST-06]', '[RST-21]'],
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
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
  name: 'Copier un jour vers les autres',
  tags: ['[RST-04]'],
  play: async ({ canvasElement }) => {
    const { fill, field, press, canvas } = restaurantFormIn(canvasElement)
    await press('Tous les jours')
    await fill('Ouverture le lundi', '12:00')
    await fill('Fermeture le lundi', '15:00')
    await press('Copier vers les autres jours les horaires du lundi')
    await expect(field('Ouverture le dimanche')).toHaveValue('12:00')
    await expect(field('Fermeture le jeudi')).toHaveValue('15:00')
    await expect(canvas.getAllByRole('checkbox', { name: /^Ouvert le/, checked: true })).toHaveLength(7)
  },
})

export const Submitting = meta.story({
  name: 'Envoi en cours : pas de second envoi',
  args: { submitting: true },
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    await fillRequired(page)
    await page.press('Création en cours...')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone : horaires de la semaine',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await restaurantFormIn(canvasElement).press('Tous les jours')
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    restaurant: {
      ...minimal,
      name: longRestaurantName,
      address: { ...minimal.address, streetName: longRestaurantName, city: longWord },
      description: longText,
      openingHours: { MONDAY: { start: '08:00', end: '23:59' } },
      rooms: [{ id: 'salle', name: longRestaurantName, capacity: 1000, reservable: true }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Order = meta.story({
  name: 'Clavier : chaque champ à son tour, un jour ouvert, l’envoi en dernier',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect((await tabStops(3)).map((name) => name.replace(' *', ''))).toEqual([
      'Nom',
      'Nombre de places',
      'Nombre d’imprimantes',
    ])
    const monday = canvas.getByRole('checkbox', { name: 'Ouvert le lundi' })
    await tabTo(monday)
    await userEvent.keyboard(' ')
    await expect(monday).toBeChecked()
    await expect(monday).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: 'Annuler' }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Créer le restaurant' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // A refused submission focuses the first error.
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Digits = meta.story({
  name: 'Les horaires se tapent en chiffres, et Entrée prend ce qui est écrit',
  tags: ['[TYP-03]'],
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    await fillRequired(page)
    await userEvent.click(page.box('Ouvert le vendredi'))
    const [opens, closes] = [page.field('Ouverture le vendredi'), page.field('Fermeture le vendredi')]
    for (const [typed, time] of [
      ['0930', '09:30'],
      ['930', '09:30'],
      ['9h30', '09:30'],
      ['9', '09:00'],
      ['20 heures 15', '20:15'],
    ] as const) {
      await page.fill('Ouverture le vendredi', typed)
      await userEvent.tab()
      await expect(opens).toHaveValue(time)
    }
    await page.fill('Fermeture le vendredi', '2400')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(closes).toHaveValue('24:00')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...minimal,
      openingHours: { FRIDAY: { start: '20:15', end: '24:00' } },
    })
  },
})
