import { type DiseaseField, urgencies } from '@potager/domain/disease'
import { diseaseFieldLabels, urgencyLabels, diseaseImportMessages as words } from '@potager/domain/messages'
import { ImportDialog, type ImportProps, type ImportState } from '../../../components/import/index.ts'

/** State of an import of diseases. */
export type DiseaseImportState = ImportState<DiseaseField>

export type DiseaseImportDialogProps = ImportProps<DiseaseField>

/** Imports a file of diseases: choose it, review the changes, then apply them. */
export function DiseaseImportDialog(props: DiseaseImportDialogProps) {
  return (
    <ImportDialog
      {...props}
      words={words}
      fieldLabels={diseaseFieldLabels}
      shown={shown}
      accept=".csv,.json,text/csv,application/json"
    />
  )
}

function shown(field: DiseaseField, text: string): string {
  const urgency = field === 'urgency' && urgencies.find((one) => one === text)
  return urgency ? urgencyLabels[urgency] : text
}
