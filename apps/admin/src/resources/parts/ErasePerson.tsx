import { reasonOf } from '@potager/admin-kit/data'
import type { CustomerCard } from '@potager/domain/customer'
import { eraseCustomer, eraseUser } from '@potager/domain/erasure'
import { commonMessages, erasureMessages as words } from '@potager/domain/messages'
import type { User } from '@potager/domain/user'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { readAgainOfCustomers } from '../../pages/customer/readAgainOfCustomers.ts'
import { useApiMutation } from '../../platform/data/useApi.ts'

type Opened<Row> = { open: boolean; row: Row; onClose: () => void }

/** Erases a customer for good, once it is confirmed. */
export function EraseCustomer({ row, ...opened }: Opened<CustomerCard>) {
  const queryClient = useQueryClient()
  const onErase = useErasure(eraseCustomer, row.id, () => readAgainOfCustomers(queryClient))
  return <ErasePerson {...opened} name={row.fullName} of="customer" onErase={onErase} />
}

/** Erases the person of an account for good, once it is confirmed. */
export function EraseUser({ row, ...opened }: Opened<User>) {
  return <ErasePerson {...opened} name={row.username} of="user" onErase={useErasure(eraseUser, row.id)} />
}

function useErasure(call: typeof eraseCustomer | typeof eraseUser, id: string, onErased?: () => void) {
  const { isPending, mutate } = useApiMutation<string, unknown>(call, {
    onSuccess: () => {
      onErased?.()
      toast.success(words.done)
    },
    onError: (error) => toast.error(commonMessages.because(words.failure, reasonOf(error))),
  })
  return () => !isPending && mutate(id)
}

type ErasePersonProps = {
  open: boolean
  name: string
  /** Of whom: what goes, what stays, and the way out. */
  of: 'customer' | 'user'
  onErase: () => void
  onClose: () => void
}

/** Asks before a person is erased for good, over what goes and what stays. */
export function ErasePerson({ open, name, of, onErase, onClose }: ErasePersonProps) {
  const { goes, stays, keep } = words[of]
  return (
    <ConfirmDialog
      open={open}
      title={words.question(name)}
      message={goes}
      confirmLabel={words.confirm}
      cancelLabel={keep}
      onConfirm={() => {
        onClose()
        onErase()
      }}
      onCancel={onClose}
    >
      <p>{stays}</p>
    </ConfirmDialog>
  )
}
