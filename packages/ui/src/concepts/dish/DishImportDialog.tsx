import type { DishField } from '@potager/domain/dish'
import { dishFieldLabels, dishImportMessages as words } from '@potager/domain/messages'
import {
  ImportDialog,
  type ImportDialogProps,
  type ImportProps,
  type ImportState,
} from '../../components/import/index.ts'

/** State of an import of dishes. */
export type DishImportState = ImportState<DishField>

export type DishImportDialogProps = ImportProps<DishField> & Pick<ImportDialogProps<DishField>, 'onTemplate'>

/** Imports a file of dishes: choose it, review the changes, then apply them. */
export function DishImportDialog(props: DishImportDialogProps) {
  return <ImportDialog {...props} words={words} fieldLabels={dishFieldLabels} />
}
