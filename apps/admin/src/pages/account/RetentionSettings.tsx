import { errorMessage } from '@potager/domain/api'
import { retentionScreenMessages as text } from '@potager/domain/messages'
import { getCustomerRetention, previewCustomerRetention, updateCustomerRetention } from '@potager/domain/retention'
import { ErrorState } from '@potager/ui/feedback'
import { RetentionForm } from '@potager/ui/retention'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'

/** How long customers are kept, for an admin. */
export default function RetentionSettings() {
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const retention = useApiQuery(getCustomerRetention, undefined)
  const years = chosen === undefined ? (retention.data?.years ?? null) : chosen
  const preview = useApiQuery(previewCustomerRetention, years ?? 1, { enabled: years !== null })
  const update = useApiMutation(updateCustomerRetention, {
    onSuccess: () => toast.success(text.saved),
    onError: (error) => {
      toast.error(errorMessage(error) ?? text.failure)
      if (error.status === 409) void retention.refetch()
    },
  })
  if (retention.isError && !retention.data) {
    return (
      <ErrorState
        title={text.loadFailure}
        message={errorMessage(retention.error) ?? ''}
        onRetry={() => void retention.refetch()}
      />
    )
  }
  if (!retention.data) return null
  return (
    <RetentionForm
      retention={retention.data}
      preview={preview.isError ? null : preview.data}
      saving={update.isPending}
      onChoose={setChosen}
      onSave={(change) => update.mutate(change)}
    />
  )
}
