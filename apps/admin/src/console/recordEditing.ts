import type { ShowProps } from '@potager/admin-kit'
import type { AuditedResource } from '@potager/domain/audit'
import { type ComponentType, createContext } from 'react'
import type { RaRecord } from 'react-admin'

export type Editor<Row> = ComponentType<{ row: Row; onClose: () => void }>

type Editing = { Edit: Editor<never> | undefined; editing: boolean; setEditing: (editing: boolean) => void }

export const EditingContext = createContext<Editing>({ Edit: undefined, editing: false, setEditing: () => {} })

export type RecordProps<Row extends RaRecord> = ShowProps & {
  /** The resource's name in the trail, where it has one. */
  audited?: AuditedResource
  Edit?: Editor<Row>
  /** Whether the server would accept an edit from this user; a hook, so always present or never. */
  useMayEdit?: (row: Row) => boolean
}
