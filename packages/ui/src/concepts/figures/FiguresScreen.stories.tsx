import {
  bookingsTable,
  dishesTable,
  hoursTable,
  restaurantsTable,
  revenueTable,
  roomsTable,
  servicesTable,
} from '@potager/domain/figures'
import type { ChartTable } from '@potager/domain/format'
import { expectTabOrder, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FiguresScreen } from './FiguresScreen.tsx'
import { bookingFigures, orderFigures, period } from './figures.fixtures.ts'

const meta = preview.meta({
  title: 'Écrans/Chiffres de la maison',
  id: 'ecrans-chiffres',
  component: FiguresScreen,
  // The product loads the chart library lazily; here it is compiled before a story waits for it.
  loaders: [() => import('../../components/chart/Chart.tsx')],
  args: {
    choice: { period: 'month' as const },
    days: period,
    problem: null,
    restaurants: [
      { id: 'a', name: 'Le Verger' },
      { id: 'b', name: 'La Serre' },
    ],
    orders: { figures: orderFigures, failure: null },
    bookings: { figures: bookingFigures, failure: null },
    onChoose: fn(),
    onRefresh: fn(),
    onPrint: fn(),
    onCsv: fn(),
    onPng: fn(),
  },
})

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ')
const panel = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('region', { name })
const figures = (canvasElement: HTMLElement, name: string) =>
  [...panel(canvasElement, name).querySelectorAll('dl > div')].map(textOf)
const told = ({ rows }: ChartTable) =>
  rows.map((row) =>
    row.map((cell) => (cell === null ? '--' : cell.toLocaleString('fr-FR').replace(/[\u00a0\u202f]/g, ' '))),
  )

async function rowsOf(canvasElement: HTMLElement, { title }: ChartTable) {
  const place = panel(canvasElement, title)
  const opener = place.querySelector('details:not([open]) > summary')
  if (opener) await userEvent.click(opener)
  return [...place.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf))
}

const orderTables = [revenueTable, hoursTable, servicesTable, restaurantsTable, dishesTable].map((table) =>
  table(orderFigures),
)
const tables = [...orderTables, bookingsTable(bookingFigures), roomsTable(bookingFigures)]

export const Nominal = meta.story({
  name: 'Ventes, réservations et salles',
  tags: ['[FIG-01]', '[FIG-08]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(figures(canvasElement, 'Chiffres des ventes')).toEqual([
      'Chiffre d’affaires6 815,00 €En baisse −6 % par rapport à la même durée juste avant',
      'Commandes290En hausse +11,5 % par rapport à la même durée juste avant',
      'Panier moyen23,50 €En baisse −15,7 % par rapport à la même durée juste avant',
      'Meilleur jour376,00 €jeudi 5 novembre 2026',
    ])
    await expect(figures(canvasElement, 'Chiffres des réservations')).toEqual([
      'Réservations65En hausse +8,3 % par rapport à la même durée juste avantnon annulées, avec les événements confirmés',
      'Personnes attendues412En hausse +3 % par rapport à la même durée juste avant',
      'Absences3En baisse −4,8 pt par rapport à la même durée juste avantnotées, sur 58 réservations commencées',
      'Places occupées55,7 %personnes attendues, sur les places des salles réservées',
    ])
    await expect(canvas.getByText(/commandes annulées ne sont pas comptées/)).toBeVisible()
    await expect(
      canvas.getByText(/^Du 30\/10\/2026 au 28\/11\/2026, comparé .* 30\/09\/2026 au 29\/10\/2026\.$/),
    ).toBeVisible()
    for (const table of tables) {
      await expect(await rowsOf(canvasElement, table)).toEqual(told(table))
      await expect(textOf(panel(canvasElement, table.title))).toContain(table.note)
      await userEvent.click(canvas.getByRole('button', { name: `Exporter «\u00a0${table.title}\u00a0» en CSV` }))
      await expect(args.onCsv).toHaveBeenLastCalledWith(table)
    }
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-surface')).toHaveLength(6))
  },
})

export const Filtered = meta.story({
  name: 'Une période et un restaurant se choisissent',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Période'), 'Le mois dernier')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ period: 'last-month' })
    await userEvent.selectOptions(canvas.getByLabelText('Restaurant'), 'La Serre')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ period: 'month', restaurantId: 'b' })
  },
})

export const OwnDates = meta.story({
  name: 'D’autres dates, dans le mauvais ordre',
  args: {
    choice: { period: 'custom', from: '2026-11-28', to: '2026-11-01' },
    days: null,
    problem: 'La fin précède le début',
    onReset: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('La fin précède le début')
    await expect(canvas.queryByRole('heading', { name: 'Ventes' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir à 30\u00a0jours' }))
    await expect(args.onReset).toHaveBeenCalled()
  },
})

export const Empty = meta.story({
  name: 'Une maison sans commande ni réservation',
  args: {
    orders: { figures: { ...orderFigures, since: null, days: [], hours: [] }, failure: null },
    bookings: { figures: { ...bookingFigures, since: null, days: [], rooms: [] }, failure: null },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/s’affiche ici dès la première commande\./)).toBeVisible()
    await expect(canvas.getByText(/s’affichent ici dès la première réservation\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /CSV/ })).toBeNull()
  },
})

export const Quiet = meta.story({
  name: 'Rien sur la période, et pas d’évolution à donner',
  args: {
    orders: {
      figures: {
        ...orderFigures,
        since: '2026-10-20',
        period: { ...period, orders: 0, revenue: 0 },
        days: [],
        hours: [],
      },
      failure: null,
    },
    bookings: { figures: { ...bookingFigures, since: '2026-10-20' }, failure: null },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Aucune commande sur cette période')).toBeVisible()
    await expect(canvas.getAllByText(/Les données commencent le 20\/10\/2026/)).toHaveLength(2)
    await expect(canvasElement.querySelector('dl [title]')).toBeNull()
  },
})

export const Failed = meta.story({
  name: 'Les ventes ne se lisent pas, les réservations oui',
  args: { orders: { figures: null, failure: 'Le service ne répond pas.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Le service ne répond pas.')).toBeVisible()
    await expect(panel(canvasElement, 'Chiffres des réservations')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRefresh).toHaveBeenCalled()
  },
})

export const OneTask = meta.story({
  name: 'Un compte qui n’ouvre que les réservations',
  args: { orders: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { name: 'Ventes' })).toBeNull()
    await expect(panel(canvasElement, 'Chiffres des réservations')).toBeVisible()
  },
})

export const Loading = meta.story({
  name: 'Chargement',
  args: { orders: { figures: null, failure: null }, bookings: { figures: null, failure: null } },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-surface')).toHaveLength(6))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : période, restaurant, tableau des heures, exports',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Actualiser' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await tabTo(canvas.getByLabelText('Période'))
    await expectTabOrder([canvas.getByLabelText('Restaurant')])
    const hours = within(panel(canvasElement, 'Commandes par jour et par heure'))
    const revenue = within(panel(canvasElement, revenueTable(orderFigures).title))
    const opener = revenue.getByText('Voir les données')
    await tabTo(opener)
    // A page cannot trigger the browser's own response to Enter on a summary.
    opener.click()
    await tabTo(revenue.getByRole('button', { name: /PNG/ }))
    await expectTabOrder([hours.getByRole('button', { name: /CSV/ })])
    await userEvent.keyboard('{Enter}')
    await expect(args.onCsv).toHaveBeenCalledWith(hoursTable(orderFigures))
    await expectTabOrder([hours.getByRole('region')])
  },
})
