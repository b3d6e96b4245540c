import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DishCard } from './DishCard.tsx'
import { dish } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Plat de la carte',
  id: 'composants-site-plat',
  component: DishCard,
  args: { dish },
})

export const Dish = meta.story({
  name: 'Prix et allergènes en vue [GEN-03]',
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'Velouté de potimarron' }))
    await expect(card.getByText(/^8,50\s€\sTTC$/)).toBeVisible()
    await expect(card.getByText('Lait, Fruits à coque', { exact: false })).toBeVisible()
  },
})

export const Details = meta.story({
  name: 'Détails [MEN-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Détails' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Velouté de potimarron' }))
    await expect(dialog.getByText('Potimarron rôti, crème de noisette, graines torréfiées.')).toBeVisible()
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Lait', 'Fruits à coque'])
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Détails' })).toHaveFocus()
  },
})

export const NoAllergen = meta.story({
  name: 'Aucun allergène [MEN-06]',
  args: { dish: { ...dish, allergens: [] } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article')
    await expect(card).toHaveTextContent('Aucun allergène connu')
  },
})

export const Unsaid = meta.story({
  name: 'Allergènes non renseignés',
  args: { dish: { ...dish, allergens: null, description: '' } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article')
    await expect(card).toHaveTextContent('Information non disponible')
    await expect(card).not.toHaveTextContent('Aucun allergène connu')
  },
})
