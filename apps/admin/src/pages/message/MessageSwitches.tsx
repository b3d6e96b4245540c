import { errorMessage } from '@potager/domain/api'
import { getMessageSwitches, type MessageSwitchesChange, updateMessageSwitches } from '@potager/domain/message'
import { messageSwitchMessages as words } from '@potager/domain/messages'
import { CardSkeletons, ErrorState } from '@potager/ui/feedback'
import { MessageSwitchesForm } from '@potager/ui/message'
import { toast } from '@potager/ui/toast'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { useLeaveGuard } from '../../platform/leave/useLeaveGuard.tsx'

/** What the house sends, for who may choose it. */
export default function MessageSwitches() {
  const { setDirty } = useLeaveGuard()
  const switches = useApiQuery(getMessageSwitches, undefined)
  const update = useApiMutation(updateMessageSwitches, {
    onSuccess: () => toast.success(words.saved),
    onError: (error) => {
      toast.error(errorMessage(error) ?? words.failure)
      void switches.refetch()
    },
  })
  const save = (change: MessageSwitchesChange) =>
    update.mutateAsync(change).then(
      () => true,
      () => false,
    )
  if (switches.data) {
    return <MessageSwitchesForm switches={switches.data} saving={update.isPending} onSave={save} onDirty={setDirty} />
  }
  if (!switches.isError) return <CardSkeletons count={2} />
  return (
    <ErrorState
      title={words.loadFailure}
      message={errorMessage(switches.error) ?? ''}
      onRetry={() => void switches.refetch()}
    />
  )
}
