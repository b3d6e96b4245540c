import { ordersScreenMessages as words } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { TextLink } from '@potager/ui/button'
import { numberOf } from '@potager/ui/order'
import { createContext, type ReactNode, use, useState } from 'react'
import { OpenOrder } from '../../pages/order/OpenOrder.tsx'
import { useOrderMoves } from '../../pages/order/useOrderMoves.ts'

const Opener = createContext<(id: string) => void>(() => {})

/** The order's number; opens its detail over the list. */
export function OrderNumber({ order }: { order: Order }) {
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
