import { reasonOf } from '@potager/admin-kit/data'
import { readTasks } from '@potager/domain/auth'
import { taskMessages as words } from '@potager/domain/messages'
import { type User, updateUser } from '@potager/domain/user'
import { TasksSection } from '@potager/ui/account'
import { toast } from '@potager/ui/toast'
import { useApiMutation } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/** The tasks on the record of an account, where the backend keeps any. */
export function TasksOfAccount({ row }: { row: User }) {
  return supports(updateUser, 'tasks') ? <Tasks row={row} /> : null
}

function Tasks({ row }: { row: User }) {
  const change = useApiMutation(updateUser, { onSuccess: () => toast.success(words.saved) })
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
