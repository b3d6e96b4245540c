import { downloadText } from '@potager/admin-kit/export'
import {
  type CustomerChange,
  type CustomerImportRow,
  customerImportLimits,
  importCustomers,
} from '@potager/domain/customer'
import { customerTemplate, readCustomerFile } from '@potager/domain/forms'
import { customerImportMessages as words } from '@potager/domain/messages'
import { CustomerImportDialog } from '@potager/ui/customer'
import { type ImportKind, useImport } from '../import/useImport.ts'
import { useCustomerRestaurant } from './useCustomerRestaurant.ts'

const kind: ImportKind<CustomerImportRow, CustomerChange['field']> = {
  call: importCustomers,
  bytes: customerImportLimits.bytes,
  read: readCustomerFile,
  words,
}

/** The import dialog of customers with its calls. */
export function ImportCustomers({ onClose }: { onClose: () => void }) {
  const { id, choice } = useCustomerRestaurant()
  return (
    <CustomerImportDialog
      open
      {...useImport(kind, onClose, id)}
      restaurant={choice}
      onTemplate={() => downloadText(words.templateName, customerTemplate())}
    />
  )
}
