import { listDishes } from '@potager/domain/dish'
import { orderNumber } from '@potager/domain/format'
import { createOrder, draftCustomerName, furthestStep, type OrderStep, orderSteps } from '@potager/domain/order'
import { type OrderOutcome, OrderOutcomeDialog, OrderWizardScreen } from '@potager/ui/order-wizard'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCustomerSearch } from '../customers/useCustomerSearch.ts'
import { listOf } from '../data/listOf.ts'
import { useApiMutation, useApiQuery } from '../data/useApi.ts'
import { useRestaurants } from '../restaurants/useRestaurants.ts'
import { readOrderFailure } from './orderFailure.ts'
import { useOrderDraft } from './useOrderDraft.ts'

/** `thenCart` leads back to the cart after a refusal of one of its dishes. */
type SubmittedOrder = { outcome: OrderOutcome; thenCart: boolean }

const STEP_PARAM = 'etape'

/** The order wizard over its draft; the step is in the URL, so that the browser's back button steps back. */
export function CreateOrderPage() {
  const { draft: kept, setDraft, renewKey, clear } = useOrderDraft()
  const [params, setParams] = useSearchParams()
  const [sent, setSent] = useState<SubmittedOrder | null>(null)
  const inFlight = useRef(false)
  const restaurants = useRestaurants()
  const dishes = useApiQuery(listDishes, undefined)
  const search = useCustomerSearch()

  // A stored draft may name a restaurant that the user no longer has.
  const stillThere = restaurants.data?.some(({ id }) => id === kept.restaurant?.id) ?? true
  const draft = stillThere ? kept : { ...kept, restaurant: null }
  const reachable = orderSteps.indexOf(furthestStep(draft))
  const asked = orderSteps.findIndex((step) => step === params.get(STEP_PARAM))
  const step = orderSteps[Math.max(0, Math.min(asked, reachable))] ?? 'restaurant'
  const addressOf = (shown: OrderStep) => (shown === 'restaurant' ? {} : { [STEP_PARAM]: shown })
  const goTo = (next: OrderStep) => setParams(addressOf(next))

  // The back button may lead to steps of an order already sent: correct the URL to the step shown.
  const named = params.get(STEP_PARAM) ?? 'restaurant'
  useEffect(() => {
    if (named !== step && !restaurants.isPending) setParams(addressOf(step), { replace: true })
  })

  function startOver() {
    clear()
    setParams({}, { replace: true })
  }

  const sending = useApiMutation(createOrder, {
    idempotencyKey: () => draft.key,
    onSuccess: (order, { delivery, ...taken }) => {
      const outcome = { customerName: draftCustomerName(taken), delivery, number: orderNumber(order.id) }
      setSent({ outcome: { created: true, ...outcome }, thenCart: false })
      startOver()
    },
    onError: (error, { cart }) => {
      const { details, inCart, keyUsed } = readOrderFailure(error, cart)
      setSent({ outcome: { created: false, details }, thenCart: inCart })
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
        restaurants={listOf(restaurants)}
        dishes={listOf(dishes)}
        search={search}
        sending={sending.isPending}
        onChange={setDraft}
        onStep={goTo}
        onSend={send}
        onAbandon={startOver}
      />
      <OrderOutcomeDialog
        outcome={sent?.outcome ?? null}
        onClose={() => {
          if (sent?.thenCart) goTo('cart')
          setSent(null)
        }}
      />
    </>
  )
}
