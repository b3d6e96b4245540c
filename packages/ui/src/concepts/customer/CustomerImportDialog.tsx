import type { CustomerChange } from '@potager/domain/customer'
import { formatPhone } from '@potager/domain/format'
import { customerFieldLabels, customerImportMessages as words } from '@potager/domain/messages'
import { ImportDialog, type ImportDialogProps, type ImportState } from '../../components/import/index.ts'

type Field = CustomerChange['field']

/** State of an import of customers. */
export type CustomerImportState = ImportState<Field>

export type CustomerImportDialogProps = Omit<ImportDialogProps<Field>, 'words' | 'fieldLabels' | 'shown' | 'accept'>

/** Imports a file of customers: choose it, review the changes, then apply them. */
export function CustomerImportDialog(props: CustomerImportDialogProps) {
  return <ImportDialog {...props} words={words} fieldLabels={customerFieldLabels} shown={shown} />
}

const shown = (field: Field, text: string) => (field === 'phone' ? formatPhone(text) : text)
