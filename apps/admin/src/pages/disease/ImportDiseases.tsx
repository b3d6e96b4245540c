import { type DiseaseField, diseaseImportLimits, type ImportRow, importDiseases } from '@potager/domain/disease'
import { readDiseaseFile } from '@potager/domain/forms'
import { diseaseImportMessages as words } from '@potager/domain/messages'
import { DiseaseImportDialog } from '@potager/ui/disease'
import { type ImportKind, useImport } from '../import/useImport.ts'

const kind: ImportKind<ImportRow, DiseaseField> = {
  call: importDiseases,
  bytes: diseaseImportLimits.bytes,
  read: readDiseaseFile,
  words,
}

/** The import dialog of diseases with its calls. */
export function ImportDiseases({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <DiseaseImportDialog open={open} {...useImport(kind, onClose)} />
}
