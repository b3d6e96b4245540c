import type { Customer, CustomerDraft } from '@potager/domain/customer'
import { newCustomerMessages as words } from '@potager/domain/messages'
import { fold } from '@potager/domain/text'
import { NewCustomerDialog } from '@potager/ui/customer'
import { toast } from '@potager/ui/toast'
import { formCodec, useRestoredForm } from '../../platform/draft/useRestoredForm.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'
import { useCustomerCreation } from './useCustomerCreation.ts'
import { useCustomerRestaurant } from './useCustomerRestaurant.ts'

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
