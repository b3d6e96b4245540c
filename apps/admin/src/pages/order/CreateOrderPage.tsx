import type { ApiError } from '@potager/domain/api'
import { orderNumber } from '@potager/domain/format'
import { firstStepsMessages as words } from '@potager/domain/messages'
import {
  cartTotal,
  createOrder,
  draftCustomerName,
  furthestStep,
  type Order,
  type OrderDraft,
  type OrderStep,
  type OrderToSend,
  orderSteps,
} from '@potager/domain/order'
import { paths } from '@potager/domain/paths'
import type { Instant } from '@potager/domain/time'
import { type OrderOutcome, OrderOutcomeDialog, OrderWizardScreen } from '@potager/ui/order-wizard'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { listOf } from '../../platform/data/useApi.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { CreateLink } from '../../platform/navigation/links.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useCustomerSearch, useNewCustomer } from '../customer/useCustomerChoice.tsx'
import { restaurantChoice, useRememberedRestaurant } from '../restaurant/useRememberedRestaurant.tsx'
import { useRestaurants } from '../restaurant/useRestaurants.ts'
import { orderAddress } from './orderAddress.ts'
import {
  readOrderFailure,
  useMenuFor,
  useOrderDraft,
  withOfferedRestaurant,
  withoutLostRestaurant,
} from './useOrderDraft.ts'

const STEP_PARAM = 'etape'
const RESTAURANT_PARAM = 'restaurant'
const handoverKeys = ['wantedTime', 'deliveryAddress', 'deliveryPhone']

/** The order wizard over its draft; the step is in the URL, so that the browser's back button steps back. */
export function CreateOrderPage() {
  const { draft: kept, setDraft, renewKey, clear, startAgain } = useOrderDraft()
  const [params, setParams] = useSearchParams()
  const [sent, setSent] = useState<Sent | null>(null)
  // An order that was sent or abandoned leaves nothing chosen; who comes to the page is offered a restaurant.
  const [startedOver, setStartedOver] = useState(false)
  const inFlight = useRef(false)
  const restaurants = useRestaurants()
  const search = useCustomerSearch()

  const [remembered, remember] = useRememberedRestaurant(restaurants.data)
  const own = withoutLostRestaurant(kept, restaurants.data)
  const draft = startedOver
    ? own
    : withOfferedRestaurant(own, restaurants.data, [params.get(RESTAURANT_PARAM), remembered])
  const dishes = useMenuFor(draft.restaurant?.id)
  const { onCreate, dialog } = useNewCustomer(draft.restaurant?.id ?? '')
  const reachable = orderSteps.indexOf(furthestStep(own))
  const asked = orderSteps.findIndex((step) => step === params.get(STEP_PARAM))
  const step = orderSteps[Math.max(0, Math.min(asked, reachable))] ?? 'restaurant'
  const addressOf = (shown: OrderStep) => (shown === 'restaurant' ? {} : { [STEP_PARAM]: shown })

  function keep(next: OrderDraft) {
    if (next.restaurant && next.restaurant.id !== remembered) remember(next.restaurant.id)
    setDraft(next)
  }

  function goTo(next: OrderStep) {
    // The restaurant that was offered is chosen by going on; its address is left.
    if (draft !== kept) keep(draft)
    setParams(addressOf(next))
  }

  // The back button may lead to steps of an order already sent: correct the URL to the step shown.
  const named = params.get(STEP_PARAM) ?? 'restaurant'
  useEffect(() => {
    if (named !== step && !restaurants.isPending) setParams(addressOf(step), { replace: true })
  })

  function startOver() {
    clear()
    setStartedOver(true)
    setParams({}, { replace: true })
  }

  const { create } = useRecords<Order>('orders')
  const sending = useMutation<Order, ApiError, OrderToSend>({
    mutationFn: (order) => create(order, draft.key),
    onSuccess: (order, taken) => {
      setSent({ order, taken })
      startOver()
    },
    onError: (error, { cart }) => {
      const { details, inCart, keyUsed } = readOrderFailure(error, cart)
      setSent({ details, thenCart: inCart })
      if (inCart) void dishes.refetch()
      if (keyUsed) renewKey()
    },
  })

  function send() {
    // Two clicks can arrive before the button renders as busy.
    if (inFlight.current) return
    inFlight.current = true
    sending.mutate(draft, {
      onSettled: () => {
        inFlight.current = false
      },
    })
  }

  return (
    <>
      <OrderWizardScreen
        draft={draft}
        step={step}
        restaurants={restaurantChoice(restaurants)}
        dishes={{ ...listOf(dishes), create: <CreateLink to={paths.createDish}>{words.steps.menu.action}</CreateLink> }}
        search={{ ...search, onCreate }}
        notes={supports(createOrder, 'lineNotes')}
        handover={handoverKeys.every((key) => supports(createOrder, key))}
        sending={sending.isPending}
        onChange={keep}
        onStep={goTo}
        onSend={send}
        onAbandon={startOver}
      />
      <SentOrder
        sent={sent}
        onAgain={(taken) => {
          startAgain(taken)
          goTo('menu')
          setSent(null)
        }}
        onClose={() => {
          if (sent && 'details' in sent && sent.thenCart) goTo('cart')
          setSent(null)
        }}
      />
      {dialog}
    </>
  )
}

/** An order that was created, or why not; `thenCart` leads back to the cart after a refusal of one of its dishes. */
type Sent = { order: Order; taken: OrderToSend } | { details: string[]; thenCart: boolean }

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
