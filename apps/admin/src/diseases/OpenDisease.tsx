import { newIdempotencyKey } from '@potager/domain/api'
import { createDisease, type DiseaseDraft, updateDisease } from '@potager/domain/disease'
import { commonMessages, diseaseMessages } from '@potager/domain/messages'
import type { ErrorBody } from '@potager/domain/wire'
import { DiseaseDialog, type DiseaseDialogProps } from '@potager/ui/disease'
import type { ServerErrors } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation } from '../data/useApi.ts'

type OpenDiseaseProps = Pick<DiseaseDialogProps, 'open' | 'disease' | 'draft' | 'vocabulary' | 'onClose'>

/** The dialog of one disease with its calls: it closes once the server has it, and stays with what was typed otherwise. */
export function OpenDisease(props: OpenDiseaseProps) {
  const { disease, onClose } = props
  const [key, setKey] = useState(newIdempotencyKey)
  const [serverErrors, setServerErrors] = useState<ServerErrors>({})
  const refused = (failure: string) => (error: { body: ErrorBody }) => {
    setServerErrors(error.body.fields)
    toast.error(commonMessages.because(failure, error.body.message))
  }
  const saved = (message: string) => () => {
    toast.success(message)
    setServerErrors({})
    setKey(newIdempotencyKey())
    onClose()
  }
  const creation = useApiMutation(createDisease, {
    idempotencyKey: () => key,
    onSuccess: saved(diseaseMessages.created),
    onError: (error) => {
      // What is corrected after a refusal is sent as another intention.
      if (error.status >= 400 && error.status < 500) setKey(newIdempotencyKey())
      refused(diseaseMessages.createFailure)(error)
    },
  })
  const change = useApiMutation(updateDisease, {
    onSuccess: saved(diseaseMessages.updated),
    onError: refused(diseaseMessages.updateFailure),
  })
  const save = (draft: DiseaseDraft) => (disease ? change.mutate({ id: disease.id, draft }) : creation.mutate(draft))

  return (
    <DiseaseDialog
      {...props}
      saving={creation.isPending || change.isPending}
      serverErrors={serverErrors}
      onSave={save}
      onClose={() => {
        setServerErrors({})
        onClose()
      }}
    />
  )
}
