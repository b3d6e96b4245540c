import { erasureMessages, exportTextMessages } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { type ComponentType, useState } from 'react'

type PersonDialog<Row> = ComponentType<{ open: boolean; row: Row; onClose: () => void }>

type PersonActsProps<Row> = {
  row: Row
  /** The dialogs that the backend allows. */
  Export: PersonDialog<Row> | undefined
  Erase: PersonDialog<Row> | undefined
}

/** What a person may ask of who holds their data: an export of it, and to be erased. */
export function PersonActs<Row>({ row, Export, Erase }: PersonActsProps<Row>) {
  return (
    <>
      {Export && <DialogButton label={exportTextMessages.act} row={row} Dialog={Export} />}
      {Erase && <DialogButton label={erasureMessages.act} row={row} Dialog={Erase} />}
    </>
  )
}

function DialogButton<Row>({ label, row, Dialog }: { label: string; row: Row; Dialog: PersonDialog<Row> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} row={row} onClose={() => setOpen(false)} />
    </>
  )
}
