import {
  type Customer,
  type CustomerCard,
  type CustomerDraft,
  readDoubles,
  sharedContact,
} from '@potager/domain/customer'
import {
  commonMessages,
  editedDoubleMessages as doubled,
  customerFieldLabels as labels,
  newCustomerMessages,
  consoleMessages as words,
} from '@potager/domain/messages'
import type { ErrorBody } from '@potager/domain/wire'
import { CustomerForm } from '@potager/ui/customer'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { EditSection, useEditing, useOpened } from '../../console/editing.tsx'
import { useCreation } from '../../platform/data/useCreation.ts'
import { useRecords } from '../../platform/data/useRecords.ts'

const opening = {
  draftOf: ({ fullName, phone, email, note }: CustomerCard): CustomerDraft => ({ fullName, phone, email, note }),
}

const refusal = ({ fields, message, text }: ErrorBody) => ({
  fields,
  message: Object.values(fields)[0] ?? message ?? text ?? commonMessages.unknownError,
})

type Edit = CustomerDraft & { confirmed?: true }
/** An edit that was refused for the known customers with that phone or e-mail. */
type Offered = { draft: CustomerDraft; doubles: readonly Customer[] }

const namesOf = ({ doubles }: Offered) => doubles.map(({ fullName }) => fullName)

/** Edits a customer in its record page, over the version that was read. */
export function EditCustomer({ row, onClose }: { row: CustomerCard; onClose: () => void }) {
  const { turn, known, start, changed, onTyped, readAgain } = useOpened('customers', row, opening)
  const editing = useEditing(onClose, turn > 0)
  const { update } = useRecords<CustomerCard>('customers')
  const [offered, setOffered] = useState<Offered | null>(null)
  const write = (edit: Edit) => update(known, edit)
  const { send, submitting, serverErrors } = useCreation(write, {
    refusal,
    onCreated: () => {
      editing.saved()
      toast.success(words.saved)
      onClose()
    },
    onRefused: (error, draft) => {
      const doubles = readDoubles(error)
      if (doubles.length > 0) setOffered({ draft, doubles })
      else if (error.status === 409) readAgain()
    },
  })
  return (
    <EditSection key={turn} changed={changed.map((field) => labels[field])}>
      {editing.question}
      <ConfirmDialog
        open={offered !== null}
        title={doubled.title}
        message={
          offered ? newCustomerMessages.isAlready(sharedContact(offered.draft, offered.doubles), namesOf(offered)) : ''
        }
        confirmLabel={doubled.save}
        cancelLabel={doubled.back}
        destructive={false}
        onConfirm={() => {
          setOffered(null)
          if (offered) send({ ...offered.draft, confirmed: true })
        }}
        onCancel={() => setOffered(null)}
      >
        <p>{doubled.hint}</p>
      </ConfirmDialog>
      <CustomerForm
        customer={start}
        restored={{ found: null, onTyped }}
        submitting={submitting}
        serverErrors={serverErrors}
        onSubmit={send}
        onCancel={editing.cancel}
        onDirty={editing.onDirty}
      />
    </EditSection>
  )
}
