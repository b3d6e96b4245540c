import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { tabTo } from '../../storybook/keyboard.ts'
import { tabStops } from '../../storybook/tab-stops.ts'
import { RestaurantForm } from './RestaurantForm.tsx'
import { restaurantFormArgs } from './story-form.ts'

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
