import { reasonOf } from '@potager/admin-kit/data'
import { eraseUser } from '@potager/domain/erasure'
import { commonMessages, erasureMessages as words } from '@potager/domain/messages'
import type { User } from '@potager/domain/user'
import { toast } from '@potager/ui/toast'
import { useApiMutation } from '../../data/useApi.ts'
import { ErasePerson } from './ErasePerson.tsx'

type EraseUserProps = { open: boolean; row: User; onClose: () => void }

/** Erases the person of an account for good, once it is confirmed. */
export function EraseUser({ open, row, onClose }: EraseUserProps) {
  const erasure = useApiMutation(eraseUser, {
    onSuccess: () => toast.success(words.done),
    onError: (error) => toast.error(commonMessages.because(words.failure, reasonOf(error))),
  })
  return (
    <ErasePerson
      open={open}
      name={row.username}
      of="user"
      onErase={() => !erasure.isPending && erasure.mutate(row.id)}
      onClose={onClose}
    />
  )
}
