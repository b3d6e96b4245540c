import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DishCard } from './DishCard.tsx'
import { dish } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Plat de la carte',
  id: 'composants-site-plat',
  component: DishCard,
  args: { dish, href: '#plat' },
})

export const Dish = meta.story({
  name: 'Prix et allergènes en vue, le reste derrière un lien [GEN-03] [MEN-05]',
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'Velouté de potimarron' }))
    await expect(card.getByText(/^8,50\s€\sTTC$/)).toBeVisible()
    await expect(card.getByText('Lait, Fruits à coque', { exact: false })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Détails' })).toHaveAccessibleDescription('Velouté de potimarron')
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
    await expect(card).toHaveTextContent('Allergènes non renseignés : demandez-nous')
    await expect(card).not.toHaveTextContent('Aucun allergène connu')
  },
})
