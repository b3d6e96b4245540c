import { reasonOf } from '@potager/admin-kit/data'
import { type ApiError, newIdempotencyKey } from '@potager/domain/api'
import {
  type Customer,
  type CustomerCard,
  type CustomerDraft,
  createCustomer,
  readDoubles,
} from '@potager/domain/customer'
import { commonMessages, newCustomerMessages as words } from '@potager/domain/messages'
import type { ServerErrors } from '@potager/ui/input'
import { useRef, useState } from 'react'
import { useApiMutation } from '../../platform/data/useApi.ts'

type Refusal = { doubles: readonly Customer[]; fields: ServerErrors; message: string }

const nothing: Refusal = { doubles: [], fields: {}, message: '' }

function refusalOf(error: ApiError): Refusal {
  const doubles = readDoubles(error)
  const { fields } = error.body
  const ofNoField = doubles.length === 0 && Object.keys(fields).length === 0
  return { doubles, fields, message: ofNoField ? commonMessages.because(words.failure, reasonOf(error)) : '' }
}

/**
 * Creates a customer once: identical content reuses its idempotency key, so that a repeat after a lost answer makes no
 * second one. `refusal` is that of the last attempt, until the next.
 * @param restaurantId where the customer belongs, '' while there is none
 */
export function useCustomerCreation(restaurantId: string, onCreated: (customer: CustomerCard) => void) {
  const [refusal, setRefusal] = useState(nothing)
  const intention = useRef({ content: '', key: '' })
  const creation = useApiMutation(createCustomer, {
    idempotencyKey: (customer) => {
      const content = JSON.stringify(customer)
      if (content !== intention.current.content) intention.current = { content, key: newIdempotencyKey() }
      return intention.current.key
    },
    onSuccess: (card) => onCreated(card),
    onError: (error) => setRefusal(refusalOf(error)),
  })
  return {
    refusal,
    saving: creation.isPending,
    save: (draft: CustomerDraft, confirmed: boolean) => {
      setRefusal(nothing)
      creation.mutate({ ...draft, ...(restaurantId ? { restaurantId } : {}), ...(confirmed ? { confirmed } : {}) })
    },
  }
}
