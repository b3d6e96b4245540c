import {
  ALL_RACES,
  breeds,
  type Disease,
  type DiseaseDraft,
  getDiseaseMentions,
  listDiseases,
} from '@potager/domain/disease'
import { diseaseMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { DiseaseDialog, type DiseaseDialogProps } from '@potager/ui/disease'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useRecordDialog } from '../../platform/data/useRecordDialog.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { AppLink } from '../../platform/navigation/links.tsx'
import { supports } from '../../platform/services.ts'
import { reportAddress } from '../report/reportAddress.ts'

type OpenDiseaseProps = Pick<DiseaseDialogProps, 'open' | 'disease' | 'draft' | 'vocabulary' | 'races' | 'onClose'>

const knownRaces = [ALL_RACES, ...breeds.cat, ...breeds.dog]

function reportsHref(search: string, resolved: boolean): string {
  return `${paths.reports}?${reportAddress.write({ resolved, filter: { search }, page: 0, session: null })}`
}

/** Mentions of a disease; none for a new one, nor on a backend that cannot search them. */
function useMentions(disease: Disease | null, open: boolean): DiseaseDialogProps['mentions'] {
  const enabled = supports(getDiseaseMentions) && open && disease !== null
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

type Edit = { disease: Disease; draft: DiseaseDraft }

/** The dialog of one disease with its writes. */
export function OpenDisease(props: OpenDiseaseProps) {
  const { create, update } = useRecords<Disease>('diseases')
  const {
    newest: disease,
    add,
    change,
    shown,
  } = useRecordDialog(props.disease, {
    list: listDiseases,
    create: (draft: DiseaseDraft, key) => create(draft, key),
    update: (edit: Edit) => update(edit.disease, edit.draft),
    words: diseaseMessages,
    onClose: props.onClose,
  })
  const mentions = useMentions(disease, props.open)
  const save = (draft: DiseaseDraft) => (disease ? change({ disease, draft }) : add(draft))

  return (
    <DiseaseDialog
      {...props}
      {...shown}
      disease={disease}
      races={[...knownRaces, ...props.races]}
      mentions={mentions}
      onSave={save}
    />
  )
}
