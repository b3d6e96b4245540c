import { reasonOf } from '@potager/admin-kit/data'
import { downloadText } from '@potager/admin-kit/export'
import type { CustomerCard } from '@potager/domain/customer'
import { customerExportText, exportCustomer, exportUser, userExportText } from '@potager/domain/erasure'
import {
  commonMessages,
  customerExportMessages,
  userExportMessages,
  exportTextMessages as words,
} from '@potager/domain/messages'
import type { User } from '@potager/domain/user'
import { Button } from '@potager/ui/button'
import { DetailDialog } from '@potager/ui/screen'
import { toast } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/services.ts'

type Opened<Row> = { open: boolean; row: Row; onClose: () => void }

/** Exports what is held about a customer. */
export function ExportCustomer({ row, ...opened }: Opened<CustomerCard>) {
  const { lead, fileName } = customerExportMessages
  const read = () => api.send(exportCustomer, row.id)
  return <ExportPerson {...opened} {...{ lead, fileName, read }} name={row.fullName} asText={customerExportText} />
}

/** Exports what is held about the person of an account. */
export function ExportUser({ row, ...opened }: Opened<User>) {
  const { lead, fileName } = userExportMessages
  const read = () => api.send(exportUser, row.id)
  return <ExportPerson {...opened} {...{ lead, fileName, read }} name={row.username} asText={userExportText} />
}

type ExportPersonProps<Held> = {
  open: boolean
  name: string
  lead: string
  /** Without its ending. */
  fileName: string
  /** Reads what is held. */
  read: () => Promise<Held>
  /** The same as a text that the person can read. */
  asText: (held: Held) => string
  onClose: () => void
}

/** Gives what is held about a person as a file to read, or as one for a program. */
export function ExportPerson<Held>({ open, name, lead, fileName, read, asText, onClose }: ExportPersonProps<Held>) {
  // Only read, so that nothing on screen becomes stale, and read anew each time.
  const reading = useMutation({
    mutationFn: read,
    onError: (error) => toast.error(commonMessages.because(words.failure, reasonOf(error))),
  })
  const files = {
    text: (held: Held) => downloadText(`${fileName}.txt`, asText(held), 'text/plain'),
    json: (held: Held) => downloadText(`${fileName}.json`, JSON.stringify(held, null, 2), 'application/json'),
  } as const
  const give = (file: keyof typeof files) => {
    if (!reading.isPending) reading.mutate(undefined, { onSuccess: files[file] })
  }
  const busy = { 'aria-disabled': reading.isPending, 'aria-busy': reading.isPending }
  return (
    <DetailDialog
      open={open}
      title={words.question(name)}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.close}</Button>
          <Button variant="outlined" {...busy} onClick={() => give('json')}>
            {words.json}
          </Button>
          <Button variant="contained" {...busy} onClick={() => give('text')}>
            {words.text}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>{lead}</p>
    </DetailDialog>
  )
}
