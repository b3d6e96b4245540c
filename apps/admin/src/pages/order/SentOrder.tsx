import { orderNumber } from '@potager/domain/format'
import { cartTotal, draftCustomerName, type Order, type OrderToSend } from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import type { Instant } from '@potager/domain/time'
import { type OrderOutcome, OrderOutcomeDialog } from '@potager/ui/order-wizard'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { orderAddress } from './orderAddress.ts'

/** An order that was created, or why not; `thenCart` leads back to the cart after a refusal of one of its dishes. */
export type Sent = { order: Order; taken: OrderToSend } | { details: string[]; thenCart: boolean }

function outcomeOf(sent: Sent): OrderOutcome {
  if ('details' in sent) return { created: false, details: sent.details }
  const { order, taken } = sent
  const number = orderNumber(order.id)
  const { dayNumber, total } = order
  const inCart = cartTotal(taken.cart)
  return {
    created: true,
    customerName: draftCustomerName(taken),
    delivery: taken.delivery,
    number,
    dayNumber,
    otherTotal: total !== null && inCart !== null && total !== inCart ? { total, inCart } : undefined,
  }
}

/** Most orders are not printed from here: the ticket waits for one that is. */
const Ticket = lazyDialog<{ order: Order; now: Instant; onClose: () => void }>(async () => {
  const { PrintedTicket } = await import('@potager/ui/service')
  return ({ onClose, ...props }) => <PrintedTicket {...props} onPrinted={onClose} />
})

type SentOrderProps = {
  sent: Sent | null
  /** Called with the order that another one is to be like: its restaurant, its service. */
  onAgain: (taken: OrderToSend) => void
  onClose: () => void
}

/** What became of an order, and what may follow it: its ticket, its detail, another one at the same place. */
export function SentOrder({ sent, onAgain, onClose }: SentOrderProps) {
  const [printing, setPrinting] = useState(false)
  const navigate = useNavigate()
  const now = useNow()
  const created = sent && 'order' in sent ? sent : null
  return (
    <>
      <OrderOutcomeDialog
        outcome={sent && outcomeOf(sent)}
        onPrint={() => setPrinting(true)}
        onFollow={() => {
          const query = orderAddress.write({ filters: {}, restaurant: null, page: 0, order: created?.order.id ?? null })
          void navigate(`${paths.dashboard}?${query}`)
        }}
        onAgain={() => created && onAgain(created.taken)}
        onClose={onClose}
      />
      {printing && created && <Ticket order={created.order} now={now} onClose={() => setPrinting(false)} />}
    </>
  )
}
