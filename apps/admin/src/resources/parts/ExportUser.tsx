import { exportUser, userExportText } from '@potager/domain/erasure'
import { userExportMessages as words } from '@potager/domain/messages'
import type { User } from '@potager/domain/user'
import { api } from '../../services.ts'
import { ExportPerson } from './ExportPerson.tsx'

type ExportUserProps = { open: boolean; row: User; onClose: () => void }

/** Exports what is held about the person of an account. */
export function ExportUser({ open, row, onClose }: ExportUserProps) {
  return (
    <ExportPerson
      open={open}
      name={row.username}
      lead={words.lead}
      fileName={words.fileName}
      read={() => api.send(exportUser, row.id)}
      asText={userExportText}
      onClose={onClose}
    />
  )
}
