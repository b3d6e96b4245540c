import type { CustomerCard } from '@potager/domain/customer'
import { customerExportText, exportCustomer } from '@potager/domain/erasure'
import { customerExportMessages as words } from '@potager/domain/messages'
import { api } from '../../services.ts'
import { ExportPerson } from './ExportPerson.tsx'

type ExportCustomerProps = { open: boolean; row: CustomerCard; onClose: () => void }

/** Exports what is held about a customer. */
export function ExportCustomer({ open, row, onClose }: ExportCustomerProps) {
  return (
    <ExportPerson
      open={open}
      name={row.fullName}
      lead={words.lead}
      fileName={words.fileName}
      read={() => api.send(exportCustomer, row.id)}
      asText={customerExportText}
      onClose={onClose}
    />
  )
}
