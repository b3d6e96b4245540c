import type { Order } from '@potager/domain/order'
import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { OrdersScreen, type OrdersScreenProps } from './OrdersScreen.tsx'
import { fullPage, order, ordersOfEveryStatus } from './order.fixtures.ts'
import { moves, ordersArgs, ordersPage } from './story-orders.tsx'

const meta = preview.meta({
  title: 'Écrans/Gestion des Commandes/Gestes',
  id: 'ecrans-commandes-gestes',
  component: OrdersScreen,
  args: ordersArgs,
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
