import { erasureMessages, exportTextMessages } from '@potager/domain/messages'
import { Button, type ButtonProps } from '@potager/ui/button'
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
      {Export && <DialogButton color="primary" label={exportTextMessages.act} row={row} Dialog={Export} />}
      {Erase && <DialogButton color="error" label={erasureMessages.act} row={row} Dialog={Erase} />}
    </>
  )
}

type DialogButtonProps<Row> = Required<Pick<ButtonProps, 'color'>> & {
  label: string
  row: Row
  Dialog: PersonDialog<Row>
}

function DialogButton<Row>({ color, label, row, Dialog }: DialogButtonProps<Row>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" color={color} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} row={row} onClose={() => setOpen(false)} />
    </>
  )
}
