import Button from '@mui/material/Button'
import type { Order } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { tabTo } from '../storybook/keyboard.ts'
import { type OrdersOnScreen, OrdersScreen, type OrdersScreenProps } from './OrdersScreen.tsx'
import { everyStatus, fullPage, NOW, oddities, order } from './order-desk.fixtures.ts'

const page = (items: Order[], total = items.length, totalPages = 1): OrdersOnScreen => ({ items, total, totalPages })

const meta = preview.meta({
  title: 'Écrans/Gestion des Commandes',
  id: 'ecrans-commandes',
  component: OrdersScreen,
  args: {
    orders: page(everyStatus),
    filters: {},
    page: 0,
    now: NOW,
    newOrder: (
      <Button href={paths.createOrder} variant="contained" size="small">
        Nouvelle commande
      </Button>
    ),
    onFilter: fn(),
    onPage: fn(),
    onRefresh: fn(),
    onOpen: fn(),
    onMove: fn(),
  },
})

const spaces = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const cardOf = (canvasElement: HTMLElement, number: string) =>
  within(within(canvasElement).getByRole('article', { name: new RegExp(number) }))
const moves = (canvasElement: HTMLElement, number: string) =>
  cardOf(canvasElement, number)
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => !text?.startsWith('#'))

export const Nominal = meta.story({
  name: 'Nominal : comptes et chiffres affichés [ORD-01] [ORD-02] [ORD-03] [ORD-04] [ORD-09] [ORD-13] [ORD-14]',
  args: { orders: page(everyStatus, 600, 30) },
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

export const Cards = meta.story({
  name: 'Ce que dit une carte [ORD-18] [ORD-19] [ORD-21] [ORD-22] [ORD-23] [ORD-24] [ORD-25] [ORD-26] [ORD-27] [GEN-03]',
  play: async ({ canvasElement }) => {
    const text = (number: string) =>
      spaces(within(canvasElement).getByRole('article', { name: new RegExp(number) }).textContent)
    await expect(text('aaaa01')).toContain('#aaaa01En attente')
    await expect(text('aaaa01')).toContain('29,50 € TTC')
    await expect(text('aaaa01')).toContain('19:18 · il y a 12 min')
    await expect(text('aaaa01')).toContain('À emporter · La Fève Tonka')
    await expect(text('aaaa01')).toContain('2 × Velouté de potimarron, châtaignes grillées, 1 × Tarte aux poireaux')
    await expect(text('aaaa01')).toContain('Allergènes : Céleri, Lait, Céréales contenant du gluten, Œufs')
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

export const Moves = meta.story({
  name: 'Le prochain pas de chaque état [ORD-28] [ORD-29] [ORD-30] [ORD-31] [ORD-32]',
  play: async ({ canvasElement, args }) => {
    await expect(moves(canvasElement, 'aaaa01')).toEqual(['Annuler', 'Confirmer'])
    await expect(moves(canvasElement, 'aaaa02')).toEqual(['Annuler', 'Mettre en préparation'])
    await expect(moves(canvasElement, 'aaaa04')).toEqual(['Marquer prête'])
    await expect(moves(canvasElement, 'aaaa05')).toEqual(['Terminer'])
    await expect(moves(canvasElement, 'aaaa06')).toEqual([])
    await expect(moves(canvasElement, 'aaaa07')).toEqual([])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Confirmer, Commande aaaa01' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(everyStatus[0], 'CONFIRMED')
  },
})

export const Truck = meta.story({
  name: 'Le camion : livraisons en préparation ou prêtes, et elles seules [ORD-33]',
  play: async ({ canvasElement }) => {
    const withTruck = within(canvasElement)
      .getAllByTitle('Livraison à préparer ou à remettre')
      .map((icon) => icon.closest('article')?.querySelector('h2')?.textContent)
    await expect(withTruck).toEqual(['#aaaa03', '#aaaa05'])
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
    await expect(args.onMove).toHaveBeenLastCalledWith(everyStatus[0], 'CANCELED')
  },
})

export const Filters = meta.story({
  name: 'Filtres : statut, service, date, réinitialiser [ORD-05] [ORD-06] [ORD-07] [ORD-08]',
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
  name: 'Vingt commandes, cinq pages au plus en vue [ORD-10] [ORD-11]',
  args: { orders: page(fullPage, 600, 30), page: 5 },
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

export const Loading = meta.story({ name: 'Chargement', args: { orders: null } })

export const Empty = meta.story({
  name: 'Vide [ORD-15]',
  args: { orders: page([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune commande pour le moment')).toBeVisible()
  },
})

export const FilteredEmpty = meta.story({
  name: 'Rien avec ces filtres [ORD-16]',
  args: { filters: { service: 'delivery' }, orders: page([order('aaaa01')]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune commande trouvée avec ces filtres')).toBeVisible()
  },
})

export const Failure = meta.story({
  name: 'Erreur [ORD-17]',
  args: { orders: null, failure: 'Le serveur ne répond pas. Réessayez dans un instant.' },
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await expect(alert.getByText('Erreur: Le serveur ne répond pas. Réessayez dans un instant.')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
})

export const FailureWhileShown = meta.story({
  name: 'Erreur d’actualisation : les commandes restent',
  args: { failure: 'Connexion impossible. Vérifiez votre réseau puis réessayez.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(7)
  },
})

export const Refreshing = meta.story({ name: 'Actualisation en cours', args: { refreshing: true } })

export const Moving = meta.story({
  name: 'Un pas en cours : seule sa carte attend',
  args: { moving: new Set([everyStatus[0]?.id ?? '']) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Confirmer, Commande aaaa01' }))
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mettre en préparation, Commande aaaa02' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(everyStatus[1], 'PREPARING')
  },
})

export const Oddities = meta.story({
  name: 'Textes longs, statut et date inconnus',
  args: { orders: page(oddities) },
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
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect().width)
    await expect(Math.max(...widths)).toBeLessThanOrEqual(360)
  },
})

export const ByKeyboard = meta.story({
  name: 'Clavier : ouvrir, confirmer',
  args: { orders: page([order('aaaa01')]) },
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

function Desk(args: OrdersScreenProps) {
  const [items, setItems] = useState([order('aaaa01'), order('aaaa02')])
  const leave = (moved: Order) => setItems((kept) => kept.filter((other) => other.id !== moved.id))
  return <OrdersScreen {...args} orders={page(items)} onMove={leave} />
}

export const FocusKept = meta.story({
  name: 'Clavier : la commande suivante prend la place de celle qui part',
  render: (args) => <Desk {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Confirmer, Commande aaaa01' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Détail de la commande aaaa02' })).toHaveFocus())
  },
})
