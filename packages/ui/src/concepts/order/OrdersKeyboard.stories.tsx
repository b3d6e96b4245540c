import type { Order } from '@potager/domain/order'
import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { OrdersScreen, type OrdersScreenProps } from './OrdersScreen.tsx'
import { order } from './order.fixtures.ts'
import { ordersArgs, ordersPage } from './story-orders.tsx'

const meta = preview.meta({
  title: 'Écrans/Gestion des Commandes/Clavier',
  id: 'ecrans-commandes-clavier',
  component: OrdersScreen,
  args: ordersArgs,
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
