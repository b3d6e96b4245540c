import { contract } from '@potager/domain/contract'
import type { Dish } from '@potager/domain/dish'
import { drawBody } from '@potager/domain/fixtures'
import { storyNetwork } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { MenuPage } from './MenuPage.tsx'
import { dish, longComment, longRestaurantName, longWord, pageOverflow } from './story-page.ts'

const { saying, afterEach } = storyNetwork()
const [drawn] = drawBody(contract.dish.listDishes.response, 1)
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
  afterEach,
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

export const OfRestaurant = meta.story({
  name: 'La carte d’un restaurant : dite dans l’introduction, gardée par les filtres',
  tags: ['[MEN-18]'],
  args: {
    state: { ...state, view: { ...view, restaurant: 'r-1' }, intro: 'Ce que propose La Fève Tonka en ce moment.' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ce que propose La Fève Tonka en ce moment.')).toBeVisible()
    const kept = canvasElement.querySelectorAll<HTMLInputElement>('input[type=hidden][name=restaurant]')
    await expect([...kept].map(({ value }) => value)).toEqual(['r-1', 'r-1'])
    for (const link of within(canvasElement).getAllByRole('link', { name: /^Détails/ })) {
      await expect(link).toHaveAttribute('href', expect.stringContaining('restaurant=r-1'))
    }
  },
})

export const Choice = meta.story({
  name: 'Deux restaurants : on choisit de qui, les filtres restent',
  tags: ['[MEN-20]'],
  args: {
    state: {
      ...state,
      view: { ...view, category: 'PLAT', without: ['MILK'], restaurant: 'r-2' },
      places: [
        { id: 'r-1', name: 'La Fève Tonka' },
        { id: 'r-2', name: 'Le Semis' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Restaurant : Le Semis'))
    const here = canvas.getByRole<HTMLButtonElement>('button', { name: 'Le Semis', pressed: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Desserts' }))
    await expect([...new FormData(here.form ?? undefined, here)]).toEqual([
      ['categorie', 'DESSERT'],
      ['sans', 'MILK'],
      ['restaurant', 'r-2'],
    ])
    history.replaceState(null, '', location.pathname)
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

const failed: PageState<'menu'> = { ...state, dishes: { ok: false, message: 'Le service est injoignable.' } }

export const Failure = meta.story({
  name: 'Échec du chargement',
  tags: ['[MEN-09]'],
  args: { state: failed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Erreur: Le service est injoignable.')
  },
})

export const Again = meta.story({
  name: 'Réessayer après un échec',
  args: { state: failed },
  beforeEach: saying({
    listDishes: () => ({ body: [{ ...drawn, name: dish.name, available: true }] }),
    listRestaurants: () => ({ body: drawBody(contract.restaurant.listRestaurants.response, 2) }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('article', { name: dish.name })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Crashed = meta.story({
  name: 'Un plat que la page ne peut pas rendre : le reste du site demeure',
  tags: ['[MEN-08]'],
  args: { state: { ...state, dishes: { ok: true, value: [{ ...dish, name: {} as string }] } } },
  beforeEach: () => {
    // React logs the errors that a boundary catches.
    spyOn(console, 'error').mockReturnValue(undefined)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "Une erreur s'est produite lors du chargement du menu. Veuillez rafraîchir la page.",
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Notre Menu')
    await expect(canvas.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
  },
})

export const Drinks = meta.story({
  name: 'Des boissons sans lait s’appellent des boissons',
  args: {
    state: {
      ...state,
      dishes: {
        ok: true,
        value: [
          { ...dish, id: 'b-1', name: 'Jus de pomme', category: 'BOISSON', allergens: [] },
          { ...dish, id: 'b-2', name: 'Infusion', category: 'BOISSON', allergens: [] },
          { ...dish, id: 'b-3', name: 'Sirop', category: 'BOISSON', allergens: null },
        ],
      },
      view: { ...view, category: 'BOISSON', without: ['MILK'] },
    },
  },
  play: async ({ canvasElement }) => {
    const found = within(canvasElement).getByRole('status')
    await expect(found).toHaveTextContent('2 boissons sans : Lait')
    await expect(found).toHaveTextContent('Sans compter 1 boisson dont les allergènes ne sont pas tous renseignés')
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
          { ...dish, name: longRestaurantName, description: longComment },
          { ...dish, id: 'd-2', name: longWord, price: 99_999 },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
