import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import css from './DetailDialog.module.css'

export type DetailDialogProps = {
  open: boolean
  /** Words and, beside them, the status. */
  title: ReactNode
  children: ReactNode
  /** Buttons at the bottom, the one that closes first. */
  actions: ReactNode
  onClose: () => void
}

/** Everything about one record, over the list it comes from; long ones scroll, by keyboard too. */
export function DetailDialog({ open, title, children, actions, onClose }: DetailDialogProps) {
  const heading = useId()
  return (
    <Dialog
      className={css.dialog ?? ''}
      open={open}
      onClose={onClose}
      aria-labelledby={heading}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { className: css.paper } }}
    >
      {open && (
        <>
          <DialogTitle id={heading} className={css.title}>
            {title}
          </DialogTitle>
          <DialogContent tabIndex={0}>{children}</DialogContent>
          <DialogActions>{actions}</DialogActions>
        </>
      )}
    </Dialog>
  )
}

/** What a record says, name by name; a fact without value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
