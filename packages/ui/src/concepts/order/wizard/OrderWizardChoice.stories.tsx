import type { Customer } from '@potager/domain/customer'
import preview from '@potager/storybook/preview'
import { expectRetry, onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OrderWizardScreen } from './OrderWizardScreen.tsx'
import {
  cardon,
  customers,
  emptyDraft,
  fullDraft,
  longNamed,
  menu,
  readyDraft,
  soup,
  tart,
  tonkaRestaurant,
  wideMenu,
} from './order-wizard.fixtures.ts'
import { longPage, StoryWizard, spaces, wizard, wizardPage } from './StoryWizard.tsx'

const meta = preview.meta({
  title: 'Écrans/Nouvelle commande/Restaurant, menu et client',
  id: 'ecrans-nouvelle-commande-choix',
  component: StoryWizard,
  subcomponents: { OrderWizardScreen },
  args: wizard,
})

export const Restaurants = meta.story({
  name: 'Restaurant : en choisir un',
  tags: ['[WIZ-01]'],
  play: async ({ canvasElement }) => {
    const { canvas, next, step } = wizardPage(canvasElement)
    const steps = within(canvas.getByRole('navigation', { name: 'Étapes de la commande' }))
    await expect(steps.getAllByRole('button').map((button) => button.textContent?.slice(1))).toEqual([
      'Restaurant',
      'Menu',
      'Panier',
      'Client',
      'Confirmation',
    ])
    await next()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choisissez un restaurant pour continuer.')
    await userEvent.click(canvas.getByRole('radio', { name: /La Fève Tonka/ }))
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    await next()
    await expect(await step('Que souhaite le client')).toHaveFocus()
    await expect(steps.getByRole('button', { name: /Menu/ })).toHaveAttribute('aria-current', 'step')
  },
})

export const RestaurantsLoading = meta.story({
  name: 'Restaurant : chargement',
  args: { restaurants: { items: null, onRetry: fn() } },
})

export const NoRestaurant = meta.story({
  name: 'Restaurant : aucun',
  args: { restaurants: { items: [], onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucun restaurant disponible pour le moment.')).toBeVisible()
  },
})

export const RestaurantsFailed = meta.story({
  name: 'Restaurant : erreur',
  args: { restaurants: { items: null, failure: 'Le serveur ne répond pas.', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await expectRetry(canvasElement, args.restaurants.onRetry)
  },
})

export const LongNames = meta.story({
  name: 'Restaurant : noms longs',
  args: { restaurants: { items: [longNamed, tonkaRestaurant, cardon], onRetry: fn() }, draft: fullDraft },
})

export const Menu = meta.story({
  name: 'Menu : quantités et allergènes',
  tags: ['[WIZ-07]', '[WIZ-08]'],
  args: { draft: { ...emptyDraft, restaurant: tonkaRestaurant }, step: 'menu' },
  play: async ({ canvasElement, args }) => {
    const { canvas, next, step, add, type } = wizardPage(canvasElement)
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Entrées',
      'Plats',
      'Desserts',
      'Boissons',
    ])
    await expect(canvas.queryByText('Gratin de blettes')).toBeNull()
    const row = (name: string) => within(canvas.getByText(name).closest('li') ?? canvasElement)
    await expect(row(soup.name).getByText('Céleri, Lait')).toBeVisible()
    await expect(row('Curry de pois chiches').getByText('Information non disponible')).toBeVisible()
    await expect(row('Limonade maison').getByText('Aucun allergène connu')).toBeVisible()
    await next()
    await expect(canvas.getByText('Ajoutez au moins un plat pour continuer.')).toBeVisible()
    await add(soup.name)
    await add(soup.name)
    await expect(spaces(canvasElement)).toContain('2 articles 17,00 € TTC')
    await type(tart.name, '51')
    await expect(row(tart.name).getByRole('alert')).toHaveTextContent('Au plus 50 fois le même plat.')
    await type(tart.name, '50')
    await expect(row(tart.name).queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('button', { name: `Ajouter un : Quantité de ${tart.name}` })).toBeDisabled()
    await type(tart.name, '0')
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ cart: [expect.objectContaining({ quantity: 2 })] }),
    )
    await next()
    await expect(await step('Le panier est-il juste')).toHaveFocus()
  },
})

export const MenuSearch = meta.story({
  name: 'Menu : recherche sans accents et catégorie',
  args: {
    draft: { ...emptyDraft, restaurant: tonkaRestaurant },
    step: 'menu',
    dishes: { items: [...menu, { ...soup, id: 'oeuf', name: 'Œuf parfait' }], onRetry: fn() },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = wizardPage(canvasElement)
    const search = canvas.getByRole('searchbox', { name: 'Chercher un plat' })
    await userEvent.type(search, 'roties')
    await waitFor(() => expect(canvas.queryByText(tart.name)).toBeNull())
    await expect(canvas.getByText('Figues rôties au thym')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'oeuf')
    await waitFor(() => expect(canvas.queryByText('Figues rôties au thym')).toBeNull())
    await expect(canvas.getByText('Œuf parfait')).toBeVisible()
    await userEvent.type(search, ' xyz')
    await expect(await canvas.findByText('Aucun plat ne correspond à cette recherche')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Plats' }))
    await waitFor(() => expect(canvas.queryByText(soup.name)).toBeNull())
    await expect(canvas.getByText(tart.name)).toBeVisible()
  },
})

export const MenuLoading = meta.story({
  name: 'Menu : chargement',
  args: { draft: { ...emptyDraft, restaurant: tonkaRestaurant }, step: 'menu', dishes: { items: null, onRetry: fn() } },
})

export const MenuEmpty = meta.story({
  name: 'Menu : aucun plat',
  args: { draft: { ...emptyDraft, restaurant: tonkaRestaurant }, step: 'menu', dishes: { items: [], onRetry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucun plat disponible')).toBeVisible()
  },
})

export const MenuFailed = meta.story({
  name: 'Menu : erreur',
  args: {
    draft: { ...emptyDraft, restaurant: tonkaRestaurant },
    step: 'menu',
    dishes: { items: null, failure: 'Connexion impossible.', onRetry: fn() },
  },
})

export const TwentyLines = meta.story({
  name: 'Menu : pas de 21e plat',
  tags: ['[WIZ-09]'],
  parameters: longPage,
  args: {
    draft: { ...fullDraft, restaurant: tonkaRestaurant },
    step: 'menu',
    dishes: { items: wideMenu, onRetry: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, add } = wizardPage(canvasElement)
    await add('Plat du jour 21')
    await expect(canvas.getByText('Au plus 20 plats différents par commande.')).toBeVisible()
    await expect(args.onDraft).not.toHaveBeenCalled()
  },
})

export const NothingFound = meta.story({
  name: 'Menu : aucun plat ne correspond',
  args: { draft: { ...emptyDraft, restaurant: tonkaRestaurant }, step: 'menu' },
  play: async ({ canvasElement }) => {
    const { canvas } = wizardPage(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher un plat' }), 'xyz')
    await expect(await canvas.findByText('Aucun plat ne correspond à cette recherche')).toBeVisible()
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

const created: Customer = { id: 'c9', fullName: 'Zoé Martin', email: '', phone: '+33612345678' }

const withoutCustomer = { ...wizard, draft: { ...readyDraft, customer: null }, step: 'customer' as const }

export const NobodyChosen = meta.story({
  name: 'Client : ni fiche ni nom',
  args: withoutCustomer,
  tags: ['[WIZ-03]', '[WIZ-04]'],
  play: async ({ canvasElement }) => {
    const { canvas, next, step } = wizardPage(canvasElement)
    await next()
    const alert = within(await canvas.findByRole('alertdialog'))
    await expect(alert.getByText('⚠️ Veuillez sélectionner un client ou entrer un nom.')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'D’accord' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    const name = canvas.getByRole('textbox', { name: 'Ou le nom du client' })
    await userEvent.type(name, 'X9')
    await next()
    await expect(canvas.getByText(/Le nom compte 2 à 100 lettres/)).toBeVisible()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(name)
    await userEvent.type(name, 'Anne-Sophie d’Orléans')
    await next()
    await expect(await step('Tout relire')).toHaveFocus()
    await expect(canvas.getByText('Anne-Sophie d’Orléans')).toBeVisible()
  },
})

export const CustomerSearch = meta.story({
  name: 'Client : une recherche par saisie, au clavier',
  args: withoutCustomer,
  tags: ['[WIZ-03]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, step } = wizardPage(canvasElement)
    ;(await step('Pour qui')).focus()
    await userEvent.keyboard('legrand')
    await expect(canvas.getByRole('combobox', { name: 'Rechercher un client' })).toHaveValue('legrand')
    await expect(await canvas.findByRole('option', { name: /Suzanne Legrand/ })).toBeVisible()
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ customer: customers[1] }))
    await expect(canvas.getByText('Hugo Legrand')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Ou le nom du client' })).toBeNull()
  },
})

export const NewCustomer = meta.story({
  name: 'Client : un nouveau, au clavier, est aussitôt celui de la commande',
  tags: ['[CUS-01]'],
  args: { ...withoutCustomer, onCreate: fn((_typed: string, choose: (customer: Customer) => void) => choose(created)) },
  play: async ({ canvasElement, args }) => {
    const { canvas, next, step } = wizardPage(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Rechercher un client' }), 'Zoé Martin')
    await canvas.findByRole('option', { name: /Nouveau client\s: Zoé Martin/ })
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith('Zoé Martin', expect.any(Function))
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ customer: created }))
    await expect(canvas.queryByRole('textbox', { name: 'Ou le nom du client' })).toBeNull()
    await next()
    await expect(await step('Tout relire')).toHaveFocus()
  },
})

export const Wide = meta.story({
  name: 'Client, écran large : des champs à la mesure d’un nom',
  args: withoutCustomer,
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { canvas } = wizardPage(canvasElement)
    for (const field of [
      canvas.getByRole('combobox', { name: 'Rechercher un client' }),
      canvas.getByRole('textbox', { name: 'Ou le nom du client' }),
    ]) {
      await expect(field.getBoundingClientRect().width).toBeLessThanOrEqual(560)
    }
  },
})

export const NoCustomerFound = meta.story({
  name: 'Client : aucun trouvé',
  args: withoutCustomer,
  play: async ({ canvasElement }) => {
    const { canvas } = wizardPage(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Rechercher un client' }), 'zzz')
    await expect(await canvas.findByText('Aucun client trouvé pour "zzz"')).toBeVisible()
  },
})

export const CustomerSearchFailed = meta.story({
  name: 'Client : recherche en échec, le nom reste possible',
  args: { ...withoutCustomer, searchError: 'La recherche n’a pas abouti. Réessayez.' },
  play: async ({ canvasElement }) => {
    const { canvas } = wizardPage(canvasElement)
    await expect(canvas.getByText('La recherche n’a pas abouti. Réessayez.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Ou le nom du client' })).toBeEnabled()
  },
})
