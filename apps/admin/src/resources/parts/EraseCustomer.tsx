import { reasonOf } from '@potager/admin-kit/data'
import type { CustomerCard } from '@potager/domain/customer'
import { eraseCustomer } from '@potager/domain/erasure'
import { commonMessages, erasureMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { readAgainOfCustomers } from '../../customers/readAgainOfCustomers.ts'
import { useApiMutation } from '../../data/useApi.ts'
import { ErasePerson } from './ErasePerson.tsx'

type EraseCustomerProps = { open: boolean; row: CustomerCard; onClose: () => void }

/** Erases a customer for good, once it is confirmed. */
export function EraseCustomer({ open, row, onClose }: EraseCustomerProps) {
  const queryClient = useQueryClient()
  const erasure = useApiMutation(eraseCustomer, {
    onSuccess: () => {
      readAgainOfCustomers(queryClient)
      toast.success(words.done)
    },
    onError: (error) => toast.error(commonMessages.because(words.failure, reasonOf(error))),
  })
  return (
    <ErasePerson
      open={open}
      name={row.fullName}
      of="customer"
      onErase={() => !erasure.isPending && erasure.mutate(row.id)}
      onClose={onClose}
    />
  )
}
