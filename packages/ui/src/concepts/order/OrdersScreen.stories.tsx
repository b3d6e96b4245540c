import { pageTitles } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import { StoryButton } from '@potager/storybook/from-button'
import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { FilterSelect } from '../../components/list/index.ts'
import { type OrdersOnScreen, OrdersScreen, type OrdersScreenProps } from './OrdersScreen.tsx'
import { fullPage, ORDERS_NOW, order, orderOddities, ordersOfEveryStatus } from './order.fixtures.ts'

const ordersPage = (items: Order[], total = items.length, totalPages = 1): OrdersOnScreen => ({
  items,
  total,
  totalPages,
})

/** The orders screen, with one order in each status. */
const ordersArgs = {
  orders: ordersPage(ordersOfEveryStatus),
  filters: {},
  page: 0,
  now: ORDERS_NOW,
  newOrder: (
    <Button href={paths.createOrder} variant="contained" size="small">
      {pageTitles.newOrder}
    </Button>
  ),
  onFilter: fn(),
  onPage: fn(),
  onRefresh: fn(),
  onOpen: fn(),
  onMove: fn(),
}

/** An order card's action buttons, in order. */
const moves = (canvasElement: HTMLElement, number: string) =>
  within(within(canvasElement).getByRole('article', { name: new RegExp(number) }))
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => !text?.startsWith('#'))

const meta = preview.meta({
  title: 'Écrans/Gestion des Commandes',
  id: 'ecrans-commandes',
  component: OrdersScreen,
  args: ordersArgs,
})

const spaces = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

export const Nominal = meta.story({
  name: 'Nominal : comptes et chiffres affichés',
  tags: ['[ORD-01]', '[ORD-02]', '[ORD-03]', '[ORD-04]', '[ORD-09]', '[ORD-13]', '[ORD-14]'],
  args: { orders: ordersPage(ordersOfEveryStatus, 600, 30) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gestion des Commandes')
    await expect(canvasElement).toHaveTextContent(
      '600 commandes · 3 livraisons et 4 retraits parmi les commandes affichées',
    )
    const stats = within(canvas.getByRole('region', { name: 'Commandes affichées' }))
    const figure = (label: string) => spaces(stats.getByText(label).parentElement?.textContent ?? null)
    await expect(figure('En attente')).toBe('En attente1')
    await expect(figure('En préparation')).toBe('En préparation2')
    await expect(figure('Prêtes')).toBe('Prêtes1')
    await expect(figure('Livraisons')).toBe('Livraisons3')
    await expect(figure('Chiffre affiché')).toContain('173,50 €')
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: 'Nouvelle commande' })).toHaveAttribute('href', '/create-order')
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

export const NoLines = meta.story({
  name: 'Plats non renseignés par le serveur',
  args: { orders: ordersPage([order('aaaa01', { lines: [] })]) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('article')).getByText('Plats non renseignés')).toBeVisible()
  },
})

export const DayNumbers = meta.story({
  name: 'Un numéro du jour, l’heure souhaitée et où livrer, où le serveur en donne',
  tags: ['[ORD-40]', '[WIZ-23]'],
  args: {
    orders: ordersPage(
      [
        order('aaaa01', {
          dayNumber: 12,
          wantedTime: '19:30',
          delivery: true,
          deliveryAddress: '3 rue des Lilas',
          deliveryPhone: '+33612345678',
          lines: order('aaaa01').lines.map((line) => ({ ...line, note: 'sans oignon' })),
        }),
        order('aaaa02'),
      ],
      2,
      1,
    ),
  },
  play: async ({ canvasElement }) => {
    const [numbered, other] = within(canvasElement).getAllByRole('article')
    await expect(within(numbered ?? canvasElement).getByText('n° 12')).toBeVisible()
    await expect(numbered).toHaveTextContent('(sans oignon)')
    await expect(numbered).toHaveTextContent('pour 19:30')
    await expect(numbered).toHaveTextContent(/3 rue des Lilas · 06\s12\s34\s56\s78/)
    await expect(other).not.toHaveTextContent('pour')
    await expect(other).not.toHaveTextContent('n°')
  },
})

export const OneRestaurant = meta.story({
  name: 'D’un seul restaurant : une ligne de filtres, « Réinitialiser » l’enlève aussi',
  tags: ['[ORD-41]'],
  args: {
    filters: { restaurant: 'root' },
    restaurantFilter: (
      <FilterSelect
        label="Restaurant"
        value="root"
        options={[
          { value: '', label: 'Tous mes restaurants' },
          { value: 'root', label: 'La Fève Tonka' },
        ]}
        onChange={() => {}}
      />
    ),
  },
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole('search'))
    const [status, restaurant] = ['Statut', 'Restaurant'].map((label) => bar.getByLabelText(label))
    await expect(restaurant?.getBoundingClientRect().top).toBe(status?.getBoundingClientRect().top)
    await userEvent.click(bar.getByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onFilter).toHaveBeenCalledWith({})
  },
})

export const Elsewhere = meta.story({
  name: 'Ce que comptent les autres pages est dit à côté, une fois',
  args: { orders: ordersPage(ordersOfEveryStatus, 600, 30), totals: { PENDING: 12, PREPARING: 2, READY: null } },
  play: async ({ canvasElement }) => {
    const stats = within(within(canvasElement).getByRole('region', { name: 'Commandes affichées' }))
    const figure = (label: string) => stats.getByText(label).parentElement?.textContent
    await expect(figure('En attente')).toBe('En attente1sur 12')
    await expect(figure('En préparation')).toBe('En préparation2')
    await expect(figure('Prêtes')).toBe('Prêtes1')
  },
})

export const Cards = meta.story({
  name: 'Ce que dit une carte',
  tags: [
    '[ORD-18]',
    '[ORD-19]',
    '[ORD-21]',
    '[ORD-22]',
    '[ORD-23]',
    '[ORD-24]',
    '[ORD-25]',
    '[ORD-26]',
    '[ORD-27]',
    '[GEN-03]',
  ],
  play: async ({ canvasElement }) => {
    const text = (number: string) =>
      spaces(within(canvasElement).getByRole('article', { name: new RegExp(number) }).textContent)
    await expect(text('aaaa01')).toContain('#aaaa01En attente')
    await expect(text('aaaa01')).toContain('29,50 € TTC')
    await expect(text('aaaa01')).toContain('19:18 · il y a 12 min')
    await expect(text('aaaa01')).toContain('À emporter · La Fève Tonka')
    await expect(text('aaaa01')).toContain('2 × Velouté de potimarron, châtaignes grillées, 1 × Tarte aux poireaux')
    await expect(text('aaaa01')).toContain('Allergènes : Céleri, Lait, Gluten, Œufs')
    await expect(text('aaaa02')).toContain('Confirmée')
    await expect(text('aaaa03')).toContain('En préparation')
    await expect(text('aaaa03')).toContain('Livraison · La Fève Tonka')
    await expect(text('aaaa03')).toContain('Aucun allergène connu')
    await expect(text('aaaa05')).toContain('Prête')
    await expect(text('aaaa06')).toContain('Terminée')
    await expect(text('aaaa06')).toContain('Client de passage')
    await expect(text('aaaa07')).toContain('Annulée')
  },
})

export const Truck = meta.story({
  name: 'Le camion : livraisons en préparation ou prêtes, et elles seules',
  tags: ['[ORD-33]'],
  play: async ({ canvasElement }) => {
    const withTruck = within(canvasElement)
      .getAllByTitle('Livraison à préparer ou à remettre')
      .map((icon) => icon.closest('article')?.querySelector('h2')?.textContent)
    await expect(withTruck).toEqual(['#aaaa03', '#aaaa05'])
  },
})

export const Loading = meta.story({ name: 'Chargement', args: { orders: null } })

export const Empty = meta.story({
  name: 'Vide',
  tags: ['[ORD-15]'],
  args: { orders: ordersPage([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune commande pour le moment')).toBeVisible()
  },
})

export const FilteredEmpty = meta.story({
  name: 'Rien avec ces filtres sur cette page, parmi plusieurs',
  tags: ['[ORD-16]', '[AMB-66]'],
  args: { filters: { service: 'delivery' }, orders: ordersPage([order('aaaa01')], 21, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Aucune commande trouvée avec ces filtres')).toBeVisible()
    // This page has one order, but for another service.
    await expect(canvas.getByText(/page par page.*d’autres pages peuvent en avoir/)).toBeVisible()
  },
})

export const NothingAnywhere = meta.story({
  name: 'Rien avec ces filtres, et aucune autre page',
  tags: ['[ORD-16]'],
  args: { filters: { service: 'delivery' }, orders: ordersPage([order('aaaa01')]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Aucune commande trouvée avec ces filtres')).toBeVisible()
    await expect(canvas.queryByText(/page par page/)).toBeNull()
  },
})

export const OneService = meta.story({
  name: 'Le service se filtre dans la page, et l’écran le dit',
  tags: ['[AMB-66]'],
  args: { filters: { service: 'delivery' }, orders: ordersPage(ordersOfEveryStatus, 600, 30) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(
      canvas.getByText(/Le service se filtre page par page\s: 3 sur 7 commandes de cette page\./),
    ).toBeVisible()
  },
})

export const EveryDish = meta.story({
  name: 'Une carte montre toute la commande',
  args: { orders: ordersPage(orderOddities) },
  play: async ({ canvasElement }) => {
    const dishes = canvasElement.querySelector<HTMLElement>('article ul')
    await expect(dishes?.textContent?.match(/50\s×/g)).toHaveLength(20)
    await expect(dishes?.scrollHeight).toBe(dishes?.clientHeight)
    // Each name in its own direction: one in Hebrew does not carry the next quantity to its other side.
    await expect(dishes?.querySelectorAll('li > bdi')).toHaveLength(20)
  },
})

export const Failure = meta.story({
  name: 'Erreur',
  tags: ['[ORD-17]'],
  args: { orders: null, failure: 'Le serveur ne répond pas. Réessayez dans un instant.' },
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await expect(alert.getByText('Erreur: Le serveur ne répond pas. Réessayez dans un instant.')).toBeVisible()
    // No figure still looks like it is loading.
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull()
    await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

function Failing({ failure = null, ...args }: OrdersScreenProps) {
  const [cut, setCut] = useState(false)
  return (
    <>
      <StoryButton onClick={() => setCut(true)}>Couper</StoryButton>
      <OrdersScreen {...args} failure={cut ? failure : null} />
    </>
  )
}

export const FailureWhileShown = meta.story({
  name: 'Erreur d’actualisation : les commandes restent',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { failure: 'Connexion impossible. Vérifiez votre réseau puis réessayez.' },
  render: (args) => <Failing {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const top = () => canvas.getAllByRole('article')[0]?.getBoundingClientRect().top
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: 'Couper' }))
    const told = canvas.getByText(/^Erreur: Connexion impossible\./)
    // Announced once, by the live region of the counts only.
    await expect(told.closest('[aria-live="polite"]')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
    await expect(top()).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

export const Refreshing = meta.story({ name: 'Actualisation en cours', args: { refreshing: true } })

export const Oddities = meta.story({
  name: 'Textes longs, statut et date inconnus',
  args: { orders: ordersPage(orderOddities) },
  play: async ({ canvasElement }) => {
    await expect(moves(canvasElement, 'bbbb02')).toEqual([])
    const unknown = within(canvasElement).getByRole('article', { name: /bbbb02/ })
    await expect(unknown).toHaveTextContent('EN ROUTE')
    await expect(unknown).toHaveTextContent('Date invalide')
    await expect(unknown).toHaveTextContent('Information non disponible')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect().width)
    await expect(Math.max(...widths)).toBeLessThanOrEqual(360)
  },
})

export const PhoneFilters = meta.story({
  name: 'Téléphone : les filtres derrière un bouton, sauf s’ils servent',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const fold = canvas.getByRole('button', { name: 'Filtres', expanded: false })
    await expect(canvas.queryByRole('search')).toBeNull()
    await userEvent.click(fold)
    await expect(canvas.getByRole('search')).toBeVisible()
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(fold).toHaveFocus()
  },
})

export const PhoneFiltered = meta.story({
  name: 'Téléphone : un filtre qui sert se voit',
  globals: onPhone,
  args: { filters: { status: 'READY' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Statut')).toBeVisible()
  },
})

export const Moves = meta.story({
  name: 'Le prochain pas de chaque état',
  tags: ['[ORD-28]', '[ORD-29]', '[ORD-30]', '[ORD-31]', '[ORD-32]'],
  play: async ({ canvasElement, args }) => {
    await expect(moves(canvasElement, 'aaaa01')).toEqual(['Annuler', 'Confirmer'])
    await expect(moves(canvasElement, 'aaaa02')).toEqual(['Annuler', 'Mettre en préparation'])
    await expect(moves(canvasElement, 'aaaa04')).toEqual(['Marquer prête'])
    await expect(moves(canvasElement, 'aaaa05')).toEqual(['Terminer'])
    await expect(moves(canvasElement, 'aaaa06')).toEqual([])
    await expect(moves(canvasElement, 'aaaa07')).toEqual([])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Confirmer, Commande aaaa01' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(ordersOfEveryStatus[0], 'CONFIRMED')
  },
})

export const Moving = meta.story({
  name: 'Un pas en cours : seule sa carte attend',
  args: { moving: new Set([ordersOfEveryStatus[0]?.id ?? '']) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Confirmer, Commande aaaa01' }))
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mettre en préparation, Commande aaaa02' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(ordersOfEveryStatus[1], 'PREPARING')
  },
})

export const Cancelling = meta.story({
  name: 'Annuler se confirme, le bouton sûr d’abord',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const cancel = canvas.getByRole('button', { name: 'Annuler la commande aaaa01' })
    await userEvent.click(cancel)
    const question = within(canvas.getByRole('alertdialog', { name: 'Annuler la commande aaaa01\u00a0?' }))
    await expect(question.getByRole('button', { name: 'Garder la commande' })).toHaveFocus()
    await userEvent.click(question.getByRole('button', { name: 'Garder la commande' }))
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(cancel)
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la commande' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(ordersOfEveryStatus[0], 'CANCELED')
  },
})

export const Filters = meta.story({
  name: 'Filtres : statut, service, date, réinitialiser',
  tags: ['[ORD-05]', '[ORD-06]', '[ORD-07]', '[ORD-08]'],
  args: { filters: { status: 'PREPARING', service: 'delivery', day: '2026-11-21' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const shown = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await expect(shown).toEqual(['#aaaa03', '#aaaa05', '#aaaa06'])
    await userEvent.selectOptions(canvas.getByLabelText('Statut'), 'Prête')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'READY', service: 'delivery', day: '2026-11-21' })
    await userEvent.selectOptions(canvas.getByLabelText('Service'), 'Tous les services')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'PREPARING', day: '2026-11-21' })
    await userEvent.clear(canvas.getByLabelText('Date'))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'PREPARING', service: 'delivery' })
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
})

export const Pages = meta.story({
  name: 'Vingt commandes, cinq pages au plus en vue',
  tags: ['[ORD-10]', '[ORD-11]'],
  args: { orders: ordersPage(fullPage, 600, 30), page: 5 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('article')).toHaveLength(20)
    const pages = within(canvas.getByRole('navigation', { name: 'Pages de commandes' }))
    const numbers = pages.getAllByRole('button', { name: /^Page / })
    await expect(numbers.map((button) => button.textContent)).toEqual(['4', '5', '6', '7', '8'])
    await userEvent.click(pages.getByRole('button', { name: 'Page 7' }))
    await expect(args.onPage).toHaveBeenCalledOnce()
    await expect(args.onPage).toHaveBeenLastCalledWith(6)
  },
})

export const ByKeyboard = meta.story({
  name: 'Clavier : ouvrir, confirmer',
  args: { orders: ordersPage([order('aaaa01')]) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Détail de la commande aaaa01' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Annuler la commande aaaa01' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(order('aaaa01'), 'CONFIRMED')
  },
})

function MovingOrders(args: OrdersScreenProps) {
  const [items, setItems] = useState([order('aaaa01'), order('aaaa02')])
  const leave = (moved: Order) => setItems((kept) => kept.filter((other) => other.id !== moved.id))
  return <OrdersScreen {...args} orders={ordersPage(items)} onMove={leave} />
}

export const FocusKept = meta.story({
  name: 'Clavier : la commande suivante prend la place de celle qui part',
  render: (args) => <MovingOrders {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Confirmer, Commande aaaa01' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Détail de la commande aaaa02' })).toHaveFocus())
  },
})
