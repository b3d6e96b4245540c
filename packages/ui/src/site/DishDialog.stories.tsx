import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { expectTrap, focusedName, pressEscape, tabStops } from '@potager/storybook/keyboard'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DishDialog } from './DishDialog.tsx'
import { dish } from './site.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Site/Détail d’un plat',
  id: 'composants-site-detail-plat',
  component: DishDialog,
  args: { dish, closeHref: '#carte', onClose: fn() },
  parameters: {
    guide: {
      use: ['Depuis la carte publique : tout ce qu’il faut savoir d’un plat avant de le choisir.'],
      avoid: [
        'Dans la gestion, prenez « DetailDialog ».',
        'Pour un contenu sans adresse : celui-ci a la sienne, et s’ouvre aussi sans script.',
      ],
      writing: [
        'Les allergènes sont nommés un par un ; inconnus : « Information non disponible : demandez-nous avant de commander. »',
        '« Végétarien » ne s’écrit que si aucun allergène n’est animal.',
      ],
      accessibility: [
        'Avec script, une fenêtre modale : le focus y entre, Échap ou « Fermer » le rend au lien d’origine.',
        'Sans script, la même feuille reste lisible au-dessus de la carte et « Fermer » y ramène.',
      ],
    } satisfies Guide,
  },
})

const dialogOf = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('dialog', { name: 'Velouté de potimarron' })

export const Detail = meta.story({
  name: 'Tout ce qu’il faut savoir avant de choisir',
  tags: ['[MEN-05]'],
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
  name: 'Aucun allergène',
  tags: ['[MEN-06]'],
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

export const SoldOut = meta.story({
  name: 'Épuisé pendant qu’on le lit : le détail le dit',
  args: { dish: { ...dish, available: false } },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(dialog.getByRole('status')).toHaveTextContent('Ce plat n’est pas à la carte en ce moment.')
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

export const LongText = meta.story({
  name: 'Textes longs',
  args: { dish: { ...dish, name: `Parmentier de ${longWord} aux herbes du jardin`, description: longText } },
  play: async ({ canvasElement }) => {
    const element = await within(canvasElement).findByRole('dialog')
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : lire, Échap rend le focus',
  render: (args) => <FromButton>{(open, close) => open && <DishDialog {...args} onClose={close} />}</FromButton>,
  play: async ({ canvasElement }) => {
    await tabStops(1)
    await userEvent.keyboard('{Enter}')
    const element = await dialogOf(canvasElement)
    await waitFor(() => expect(focusedName()).toBe('Fermer'))
    await expectTrap(element)
    await pressEscape(element)
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
    await userEvent.keyboard('{Enter}')
    await dialogOf(canvasElement)
    await waitFor(() => expect(focusedName()).toBe('Fermer'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
  },
})
