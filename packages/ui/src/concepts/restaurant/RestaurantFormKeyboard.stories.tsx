import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { tabStops } from '@potager/storybook/tab-stops'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { RestaurantForm } from './RestaurantForm.tsx'
import { fillRequired, minimal, restaurantFormArgs, restaurantFormIn } from './story-form.ts'

const meta = preview.meta({
  title: 'Écrans/Nouveau restaurant/Clavier',
  id: 'ecrans-nouveau-restaurant-clavier',
  component: RestaurantForm,
  args: restaurantFormArgs,
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
