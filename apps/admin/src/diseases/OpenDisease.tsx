import { newIdempotencyKey } from '@potager/domain/api'
import {
  ALL_RACES,
  breeds,
  createDisease,
  type Disease,
  type DiseaseDraft,
  getDiseaseMentions,
  updateDisease,
} from '@potager/domain/disease'
import { commonMessages, diseaseMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { ErrorBody } from '@potager/domain/wire'
import { DiseaseDialog, type DiseaseDialogProps } from '@potager/ui/disease'
import type { ServerErrors } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { AppLink } from '../app/AppLink.tsx'
import { useApiMutation, useApiQuery } from '../data/useApi.ts'
import { writeReportAddress } from '../reports/reportAddress.ts'
import { config } from '../services.ts'

type OpenDiseaseProps = Pick<DiseaseDialogProps, 'open' | 'disease' | 'draft' | 'vocabulary' | 'races' | 'onClose'>

const knownRaces = [ALL_RACES, ...breeds.cat, ...breeds.dog]

/** The reports that say a disease's name, as their screen's address has them. */
function reportsHref(search: string, resolved: boolean): string {
  const address = writeReportAddress({ resolved, filter: { search }, page: 0, session: null })
  return `${paths.reports}?${new URLSearchParams(address)}`
}

/** Where a disease is mentioned; nothing for a new one, nor with a backend that cannot tell. */
function useMentions(disease: Disease | null, open: boolean): DiseaseDialogProps['mentions'] {
  const enabled = config.extensions && open && disease !== null
  const { data, isError } = useApiQuery(getDiseaseMentions, disease?.id ?? '', { enabled })
  if (!enabled) return undefined
  return {
    counts: data ?? null,
    failed: isError,
    openReportsHref: reportsHref(disease.name, false),
    resolvedReportsHref: reportsHref(disease.name, true),
    link: AppLink,
  }
}

/** The dialog of one disease with its calls: it closes once the server has it, and stays with what was typed otherwise. */
export function OpenDisease(props: OpenDiseaseProps) {
  const { disease, onClose } = props
  const mentions = useMentions(disease, props.open)
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
      races={[...knownRaces, ...props.races]}
      mentions={mentions}
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
