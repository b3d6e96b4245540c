import { errorMessage } from '@potager/domain/api'
import { listDishes } from '@potager/domain/dish'
import { orderNumber } from '@potager/domain/format'
import { commonMessages, orderWizardMessages as text } from '@potager/domain/messages'
import { createOrder, draftCustomerName, furthestStep, type OrderStep, orderSteps } from '@potager/domain/order'
import { listMyRestaurants, listRestaurants } from '@potager/domain/restaurant'
import { AlertDialog } from '@potager/ui/feedback'
import { OrderWizardScreen } from '@potager/ui/order-wizard'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApiMutation, useApiQuery } from '../data/useApi.ts'
import { config } from '../services.ts'
import { orderFailureDetails } from './orderFailure.ts'
import { useCustomerSearch } from './useCustomerSearch.ts'
import { useOrderDraft } from './useOrderDraft.ts'

type Outcome = { message: string; details: string[]; created: boolean }

const STEP_PARAM = 'etape'

/** The order wizard over its draft; the step is in the address, so that the browser's own back button steps back. */
export function CreateOrderPage() {
  const { draft, setDraft, clear } = useOrderDraft()
  const [params, setParams] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const restaurants = useApiQuery(config.extensions ? listMyRestaurants : listRestaurants, undefined)
  const dishes = useApiQuery(listDishes, undefined)
  const search = useCustomerSearch()

  const reachable = orderSteps.indexOf(furthestStep(draft))
  const asked = orderSteps.findIndex((step) => step === params.get(STEP_PARAM))
  const step = orderSteps[Math.max(0, Math.min(asked, reachable))] ?? 'restaurant'
  const goTo = (next: OrderStep) => setParams(next === 'restaurant' ? {} : { [STEP_PARAM]: next })

  function startOver() {
    clear()
    setParams({}, { replace: true })
  }

  const sending = useApiMutation(createOrder, {
    idempotencyKey: () => draft.key,
    onSuccess: (order, sent) => {
      setOutcome({
        message: text.success(draftCustomerName(sent)),
        details: [text.serviceMode(sent.delivery), text.numberAtTill, text.number(orderNumber(order.id))],
        created: true,
      })
      startOver()
    },
    onError: (error, sent) => {
      setOutcome({ message: text.failure, details: orderFailureDetails(error, sent.cart), created: false })
      if (error.status === 400) void dishes.refetch()
    },
  })

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
        onSend={() => sending.mutate(draft)}
        onAbandon={startOver}
      />
      <AlertDialog open={outcome !== null} message={outcome?.message ?? ''} onClose={() => setOutcome(null)}>
        <ul>
          {outcome?.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </AlertDialog>
    </>
  )
}

function listOf<T>(query: UseQueryResult<T[], Error>) {
  return {
    items: query.data ?? null,
    failure: query.error ? (errorMessage(query.error) ?? commonMessages.unknownError) : undefined,
    onRetry: () => void query.refetch(),
  }
}
