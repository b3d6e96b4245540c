import { orderNumber } from '@potager/domain/format'
import { orderMessages } from '@potager/domain/messages'
import { cartTotal, lineTotal, type Order, type OrderDraft } from '@potager/domain/order'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { OrdersScreen } from '../../concepts/order/index.ts'
import { ORDERS_NOW, order } from '../../concepts/order/order.fixtures.ts'
import { OrderOutcomeDialog } from '../../concepts/order/wizard/index.ts'
import {
  cardon,
  customers,
  emptyDraft,
  menu,
  tonkaRestaurant,
} from '../../concepts/order/wizard/order-wizard.fixtures.ts'
import { StoryWizard } from '../../concepts/order/wizard/StoryWizard.tsx'

const none = () => undefined

/** The order that the server would create from a draft. */
function placed({ cart, customer, customerName, delivery }: OrderDraft): Order {
  return order('f00d01', {
    customerName: customer?.fullName ?? customerName,
    createdAt: ORDERS_NOW,
    delivery,
    total: cartTotal(cart),
    lines: cart.map((line) => ({
      id: `ligne-${line.dish.id}`,
      dishName: line.dish.name,
      unitPrice: line.dish.price,
      quantity: line.quantity,
      total: lineTotal(line),
      allergens: line.dish.allergens,
    })),
  })
}

/** An order from the first step to its delivery: wizard, result, then management. */
export function OrderJourney() {
  const [draft, setDraft] = useState(emptyDraft)
  const [sent, setSent] = useState<Order | null>(null)
  const [read, setRead] = useState(false)
  if (sent && read)
    return (
      <OrdersScreen
        orders={{ items: [sent], total: 1, totalPages: 1 }}
        filters={{}}
        page={0}
        now={ORDERS_NOW}
        newOrder={<Button variant="contained">{orderMessages.newOrder}</Button>}
        onFilter={none}
        onPage={none}
        onRefresh={none}
        onOpen={none}
        onMove={(moved, status) => setSent({ ...moved, status })}
      />
    )
  return (
    <>
      <StoryWizard
        draft={draft}
        restaurants={{ items: [tonkaRestaurant, cardon], onRetry: none }}
        dishes={{ items: menu, onRetry: none }}
        customers={customers}
        sending={false}
        onSearch={none}
        onDraft={setDraft}
        onSend={() => setSent(placed(draft))}
      />
      <OrderOutcomeDialog
        outcome={
          sent && {
            created: true,
            customerName: sent.customerName,
            delivery: sent.delivery,
            number: orderNumber(sent.id),
          }
        }
        onClose={() => setRead(true)}
      />
    </>
  )
}
