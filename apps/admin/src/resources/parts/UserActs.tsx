import type { UpdateProps } from '@potager/admin-kit'
import { reasonOf } from '@potager/admin-kit/data'
import { createPasswordLink } from '@potager/domain/account-link'
import { displayName, type Role, readTasks, roles } from '@potager/domain/auth'
import { eraseUser, exportUser } from '@potager/domain/erasure'
import {
  roleLabels,
  taskMessages as tasksWords,
  consoleMessages as userWords,
  accountLinkMessages as words,
} from '@potager/domain/messages'
import { type User, updateUser } from '@potager/domain/user'
import { TasksSection } from '@potager/ui/account'
import { Button } from '@potager/ui/button'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { session } from '../../platform/auth/session.ts'
import { useApiMutation } from '../../platform/data/useApi.ts'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'
import { PersonActs } from './PersonActs.tsx'

const { actions } = userWords

const promotion: { [Name in Role]: string } = {
  RESTAURANT_OWNER: actions.makeOwner,
  MANAGER: actions.makeManager,
  ADMIN: actions.makeAdmin,
}

/** Whether an account is another's: the server refuses changes to one's own rights. */
const isOther = ({ username }: Pick<User, 'username'>) => username !== displayName(session.read())

// An erased person comes back by no action.
const isPerson = ({ erasedAt }: User) => erasedAt === undefined

/** What administrators change of accounts, of others where it is their rights. */
export const userActions: readonly UpdateProps<User>[] = [
  { label: actions.admit, fits: (user) => isPerson(user) && !user.approved, data: { approved: true } },
  {
    label: actions.restore,
    fits: (user) => isPerson(user) && user.suspended,
    data: { suspended: false },
    undo: () => ({ suspended: true }),
  },
  ...roles.map(
    (role): UpdateProps<User> => ({
      label: promotion[role],
      question: (counted) => userWords.questions.role(roleLabels[role], counted),
      fits: (user) => isPerson(user) && user.role !== role && isOther(user),
      data: { role },
      undo: (before) => ({ role: before.role }),
      asks: true,
    }),
  ),
  {
    label: actions.suspend,
    fits: (user) => isPerson(user) && !user.suspended && isOther(user),
    data: { suspended: true },
    undo: () => ({ suspended: false }),
    asks: true,
    destructive: true,
  },
]

const PasswordLinkDialog = lazyDialog(() =>
  import('./PasswordLinkDialog.tsx').then((module) => module.PasswordLinkDialog),
)

/** Makes a link for a lost password, from the record of an account. */
function PasswordLink({ row }: { row: User }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.act}
      </Button>
      <PasswordLinkDialog open={open} user={row} onClose={() => setOpen(false)} />
    </>
  )
}

const EraseUser = lazyDialog(() => import('./ErasePerson.tsx').then((module) => module.EraseUser))

const ExportUser = lazyDialog(() => import('./ExportPerson.tsx').then((module) => module.ExportUser))

/** Makes a link for a lost password, exports and erases the person, from the record of an account; of one's own, only exports. */
export function UserActs({ row }: { row: User }) {
  if (row.erasedAt !== undefined) return null
  return (
    <>
      {supports(createPasswordLink) && isOther(row) && <PasswordLink row={row} />}
      <PersonActs
        row={row}
        Export={supports(exportUser) ? ExportUser : undefined}
        Erase={supports(eraseUser) && isOther(row) ? EraseUser : undefined}
      />
    </>
  )
}

/** The tasks on the record of an account, where the backend keeps any. */
export function TasksOfAccount({ row }: { row: User }) {
  return supports(updateUser, 'tasks') ? <Tasks row={row} /> : null
}

function Tasks({ row }: { row: User }) {
  const change = useApiMutation(updateUser, { onSuccess: () => toast.success(tasksWords.saved) })
  if (row.erasedAt !== undefined) return null
  return (
    <TasksSection
      tasks={readTasks(row.tasks)}
      admin={row.role === 'ADMIN'}
      saving={change.isPending}
      failure={change.error ? reasonOf(change.error) : undefined}
      onSave={(tasks) => change.mutate({ id: row.id, tasks })}
    />
  )
}
