import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DishDialog } from './DishDialog.tsx'
import { dish } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Détail d’un plat',
  id: 'composants-site-detail-plat',
  component: DishDialog,
  args: { dish, closeHref: '#carte', onClose: fn() },
})

const dialogOf = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('dialog', { name: 'Velouté de potimarron' })

export const Detail = meta.story({
  name: 'Tout ce qu’il faut savoir avant de choisir [MEN-05]',
  play: async ({ canvasElement, args }) => {
    const element = await dialogOf(canvasElement)
    await expect(element.matches(':modal')).toBe(true)
    const dialog = within(element)
    await expect(dialog.getByText('Potimarron rôti, crème de noisette, graines torréfiées.')).toBeVisible()
    await expect(dialog.getByText('Entrées')).toBeVisible()
    await expect(dialog.getByText(/^8,50\s€\sTTC$/)).toBeVisible()
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Lait',
      'Fruits à coque',
      'Végétarien',
      'Produits bio et locaux',
    ])
    await userEvent.click(dialog.getByRole('link', { name: 'Fermer' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const NoAllergen = meta.story({
  name: 'Aucun allergène [MEN-06]',
  args: { dish: { ...dish, allergens: [], description: '' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog).toHaveTextContent('Aucun allergène connu')
    await expect(dialog).toHaveTextContent('Pas de description.')
  },
})

export const Unsaid = meta.story({
  name: 'Allergènes non renseignés : jamais « aucun »',
  args: { dish: { ...dish, allergens: null } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog).toHaveTextContent('Information non disponible : demandez-nous avant de commander.')
    await expect(dialog).not.toHaveTextContent('Aucun allergène connu')
  },
})

export const NotVegetarian = meta.story({
  name: 'Un allergène animal : « végétarien » n’est pas affirmé',
  args: { dish: { ...dish, allergens: ['FISH', 'X_Y'] } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog).toHaveTextContent('Poissons')
    await expect(dialog).toHaveTextContent('X Y')
    await expect(dialog).not.toHaveTextContent('Végétarien')
  },
})
