import { pageTitles } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import { fn, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import type { OrdersOnScreen } from './OrdersScreen.tsx'
import { ORDERS_NOW, ordersOfEveryStatus } from './order.fixtures.ts'

export const ordersPage = (items: Order[], total = items.length, totalPages = 1): OrdersOnScreen => ({
  items,
  total,
  totalPages,
})

/** The orders screen, with one order in each status. */
export const ordersArgs = {
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
export const moves = (canvasElement: HTMLElement, number: string) =>
  within(within(canvasElement).getByRole('article', { name: new RegExp(number) }))
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => !text?.startsWith('#'))
