import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { onPhone } from '../storybook/screen-stories.tsx'
import { OrdersScreen } from './OrdersScreen.tsx'
import { everyStatus, oddities, order } from './order-desk.fixtures.ts'
import { desk, moves, page } from './story-orders.tsx'

const meta = preview.meta({
  title: 'Écrans/Gestion des Commandes',
  id: 'ecrans-commandes',
  component: OrdersScreen,
  args: desk,
})

const spaces = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

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

export const Truck = meta.story({
  name: 'Le camion : livraisons en préparation ou prêtes, et elles seules [ORD-33]',
  play: async ({ canvasElement }) => {
    const withTruck = within(canvasElement)
      .getAllByTitle('Livraison à préparer ou à remettre')
      .map((icon) => icon.closest('article')?.querySelector('h2')?.textContent)
    await expect(withTruck).toEqual(['#aaaa03', '#aaaa05'])
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
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect().width)
    await expect(Math.max(...widths)).toBeLessThanOrEqual(360)
  },
})
