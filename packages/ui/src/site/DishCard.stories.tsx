import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DishCard } from './DishCard.tsx'
import { dish } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Plat de la carte',
  id: 'composants-site-plat',
  component: DishCard,
  args: { dish, href: '#plat' },
  parameters: {
    guide: {
      use: ['Pour chaque plat de la carte publique : nom, prix et allergènes toujours en vue.'],
      avoid: [
        'Dans la gestion, prenez la carte de plat de son écran, qui porte aussi les actions.',
        'Pour commander : cette carte informe, elle n’ajoute rien à un panier.',
      ],
      writing: [
        'Le prix est suivi de « TTC », les allergènes de leur liste.',
        'Des allergènes inconnus se disent : « Allergènes non renseignés : demandez-nous », jamais « aucun ».',
      ],
      accessibility: [
        'La carte est un article nommé par le plat ; « Détails » est décrit par ce nom.',
        'Sans script, « Détails » est un lien comme un autre ; le dessin n’est pas lu.',
      ],
    } satisfies Guide,
  },
})

export const Dish = meta.story({
  name: 'Prix et allergènes en vue, le reste derrière un lien',
  tags: ['[GEN-03]', '[MEN-05]'],
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'Velouté de potimarron' }))
    await expect(card.getByText(/^8,50\s€\sTTC$/)).toBeVisible()
    await expect(card.getByText('Lait, Fruits à coque', { exact: false })).toBeVisible()
    const details = card.getByRole('link', { name: 'Détails' })
    await expect(details).toHaveAccessibleDescription('Velouté de potimarron')
    const beside = card.getByText('Lait, Fruits à coque', { exact: false }).getBoundingClientRect()
    await expect(details.getBoundingClientRect().left).toBeGreaterThan(beside.left)
    await expect(details.getBoundingClientRect().top).toBeLessThan(beside.bottom)
  },
})

export const NoAllergen = meta.story({
  name: 'Aucun allergène',
  tags: ['[MEN-06]'],
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

export const Unpriced = meta.story({
  name: 'Prix et disponibilité non renseignés',
  args: { dish: { ...dish, price: null, available: null } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card).toHaveTextContent('non renseigné')
    await expect(card).toHaveTextContent('Disponibilité non renseignée')
    await expect(card).not.toHaveTextContent('0,00')
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { dish: { ...dish, name: `Parmentier de ${longWord} aux herbes du jardin`, description: longText } },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

const details = fn<() => void>()

export const KeyboardOrder = meta.story({
  name: 'Clavier : « Détails » est le seul arrêt',
  args: {
    onDetails: (event) => {
      event.preventDefault()
      details()
    },
  },
  play: async () => {
    await expect(await tabStops(1)).toEqual(['Détails'])
    await userEvent.keyboard('{Enter}')
    await expect(details).toHaveBeenCalled()
    await expect(focusedName()).toBe('Détails')
    await expect(await tabStops(1)).toEqual([''])
  },
})
