import type { Dish } from '@potager/domain/dish'
import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { MenuPage } from './MenuPage.tsx'
import { dish, longPlace, longText, longWord } from './story-fixtures.ts'
import { overflowOf } from './story-page.ts'

const dishes: Dish[] = [
  dish,
  { ...dish, id: 'd-2', name: 'Tarte aux blettes', category: 'PLAT', price: 1650, allergens: [] },
  { ...dish, id: 'd-3', name: 'Poire au vin', category: 'DESSERT', price: 720, allergens: ['SULPHITES'] },
]
const view: PageState<'menu'>['view'] = { category: null, without: [], dish: null }
const state: PageState<'menu'> = { name: 'menu', dishes: { ok: true, value: dishes }, view }

const meta = preview.meta({
  title: 'Écrans/Site/Carte',
  id: 'ecrans-carte',
  component: MenuPage,
  parameters: { page: true },
  args: { state, signedIn: false },
  decorators: [
    (Story) => (
      <App name="menu">
        <Story />
      </App>
    ),
  ],
})

export const Nominal = meta.story({
  name: 'La carte, par catégorie',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Notre Menu')
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    await expect(canvas.queryByRole('link', { name: /Créer un plat|Nouveau plat/ })).toBeNull()
  },
})

export const Detail = meta.story({
  name: 'Un plat en détail',
  args: { state: { ...state, view: { ...view, dish: dish.id } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('dialog')).toHaveTextContent('Velouté de potimarron')
  },
})

export const Empty = meta.story({
  name: 'Aucun plat',
  args: { state: { ...state, dishes: { ok: true, value: [] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Aucun plat disponible/)).toBeVisible()
  },
})

export const FilteredEmpty = meta.story({
  name: 'Aucun plat avec ce filtre',
  args: { state: { ...state, view: { ...view, category: 'BOISSON' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Aucun plat disponible/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir toute la carte' })).toHaveAttribute('href', '/menus')
  },
})

export const Failure = meta.story({
  name: 'Échec du chargement',
  args: { state: { ...state, dishes: { ok: false, message: 'Le service est injoignable.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Erreur: Le service est injoignable.')
  },
})

export const Gone = meta.story({
  name: 'Un plat retiré de la carte',
  args: { state: { ...state, view: { ...view, dish: 'd-9' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
    await expect(within(canvasElement).getByText('Ce plat n’est pas à la carte en ce moment.')).toBeVisible()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    state: {
      ...state,
      dishes: {
        ok: true,
        value: [
          { ...dish, name: longPlace, description: longText },
          { ...dish, id: 'd-2', name: longWord, price: 99_999 },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
