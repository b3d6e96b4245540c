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
import { fold } from '@potager/domain/text'
import { NewCustomerDialog } from '@potager/ui/customer'
import type { ServerErrors } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useRef, useState } from 'react'
import { useApiMutation } from '../../platform/data/useApi.ts'
import { formCodec, useRestoredForm } from '../../platform/draft/draftStore.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { useCustomerRestaurant } from './useCustomerRestaurant.ts'

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

type OpenNewCustomerProps = {
  start: CustomerDraft
  /** That of the page, '' while there is none. */
  restaurantId: string
  /** Called with the customer that was made, or with a known one in its place. */
  onChosen: (customer: Customer) => void
  onClose: () => void
}

const codec = formCodec<CustomerDraft>('customer', { fullName: '', email: '', phone: '', note: '' })

/** The part of a customer that a page keeps in its draft. */
const chosenOf = ({ id, fullName, email, phone }: Customer): Customer => ({
  id,
  fullName,
  email,
  ...(phone ? { phone } : {}),
})

/** The dialog of a new customer with its call: what was typed stays until the customer is made or given up. */
export function OpenNewCustomer({ start, restaurantId, onChosen, onClose }: OpenNewCustomerProps) {
  const { restored, keep } = useRestoredForm(codec)
  const { setDirty, release } = useLeaveGuard(keep)
  const choose = (customer: Customer) => {
    release()
    onChosen(chosenOf(customer))
  }
  const restaurant = useCustomerRestaurant(restaurantId)
  const { refusal, saving, save } = useCustomerCreation(restaurant.id, (card) => {
    toast.success(words.created(card.fullName))
    choose(card)
  })
  // What an expired session interrupted, unless it was about somebody else.
  const found = restored.found && fold(restored.found.fullName).startsWith(fold(start.fullName)) ? restored.found : null

  return (
    <NewCustomerDialog
      open
      start={start}
      restaurant={restaurant.choice}
      saving={saving}
      serverErrors={refusal.fields}
      refusal={refusal.message}
      doubles={refusal.doubles}
      restored={{ ...restored, found }}
      onSave={save}
      onChoose={choose}
      onClose={() => {
        release()
        onClose()
      }}
      onDirty={setDirty}
    />
  )
}
