import type { CustomerChange } from '@potager/domain/customer'
import { formatPhone } from '@potager/domain/format'
import { customerFieldLabels, customerImportMessages as words } from '@potager/domain/messages'
import {
  ImportDialog,
  type ImportDialogProps,
  type ImportProps,
  type ImportState,
} from '../../components/import/index.ts'
import { type CustomerRestaurant, useRequiredRestaurant } from './useRequiredRestaurant.tsx'

type Field = CustomerChange['field']

/** State of an import of customers. */
export type CustomerImportState = ImportState<Field>

export type CustomerImportDialogProps = ImportProps<Field> &
  Pick<ImportDialogProps<Field>, 'onTemplate'> & {
    /** The choice of the restaurant of those that are created; left out where there is nothing to choose. */
    restaurant?: CustomerRestaurant | undefined
  }

/** Imports a file of customers: choose it, review the changes, then apply them. */
export function CustomerImportDialog({ restaurant, onApply, ...props }: CustomerImportDialogProps) {
  const { state } = props
  // Once it is sent, a repeat after a lost answer is of the same content.
  const asked = state.step === 'compared' && state.diff.created.length > 0 ? restaurant : undefined
  const { select, settle } = useRequiredRestaurant(asked, words.restaurantHint)
  return (
    <ImportDialog
      {...props}
      words={words}
      fieldLabels={customerFieldLabels}
      shown={shown}
      onApply={() => settle() && onApply()}
    >
      {select}
    </ImportDialog>
  )
}

const shown = (field: Field, text: string) => (field === 'phone' ? formatPhone(text) : text)
