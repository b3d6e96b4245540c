import type { UpdateProps } from '@potager/admin-kit'
import { consoleMessages, orderMoveLabels, ordersScreenMessages as words } from '@potager/domain/messages'
import { nextOrderStatuses, type Order, orderStatuses } from '@potager/domain/order'
import { TextLink } from '@potager/ui/button'
import { customerOf, numberOf } from '@potager/ui/order'
import { createContext, type ReactNode, use, useState } from 'react'
import { OpenOrder, useOrderMoves } from '../../pages/order/OpenOrder.tsx'
import { orderRows } from './order.tsx'

/** The transitions of the specification, each on the orders that allow it; a cancellation asks first. */
export const orderActions: readonly UpdateProps<Order>[] = orderStatuses
  .filter((status) => status !== 'PENDING')
  .map((status) => ({
    label: status === 'CANCELED' ? consoleMessages.actions.cancel : orderMoveLabels[status],
    fits: (order) => nextOrderStatuses(order.status).includes(status),
    data: { status },
    ...(status === 'CANCELED' ? { spelled: true, asks: true, asksReason: true, destructive: true } : { apart: true }),
  }))

const Opener = createContext<(id: string) => void>(() => {})

function OrderNumber({ order }: { order: Order }) {
  const open = use(Opener)
  return (
    <TextLink
      component="button"
      type="button"
      aria-haspopup="dialog"
      aria-label={words.openDetail(numberOf(order))}
      onClick={() => open(order.id)}
    >
      {`#${numberOf(order)}`}
    </TextLink>
  )
}

/** The number of an order; opens its detail over the list. */
export const orderNumber = (order: Order) => <OrderNumber order={order} />

/** An order in three texts, of which the number opens its detail. */
export const openableRows = {
  ...orderRows,
  rowClick: false as const,
  primaryText: (order: Order) => (
    <>
      {orderNumber(order)} <span>{customerOf(order)}</span>
    </>
  ),
}

/** The dialog with the detail of the order that the list opened. */
export function OpenedOrder({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<string | null>(null)
  const { moving, move } = useOrderMoves()
  return (
    <Opener value={setOpen}>
      {children}
      <OpenOrder id={open} moving={moving} onMove={move} onClose={() => setOpen(null)} />
    </Opener>
  )
}
