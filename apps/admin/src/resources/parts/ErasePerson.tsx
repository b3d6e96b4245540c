import { erasureMessages as words } from '@potager/domain/messages'
import { ConfirmDialog } from '@potager/ui/feedback'

type ErasePersonProps = {
  open: boolean
  name: string
  /** Of whom: what goes, what stays, and the way out. */
  of: 'customer' | 'user'
  onErase: () => void
  onClose: () => void
}

/** Asks before a person is erased for good, over what goes and what stays. */
export function ErasePerson({ open, name, of, onErase, onClose }: ErasePersonProps) {
  const { goes, stays, keep } = words[of]
  return (
    <ConfirmDialog
      open={open}
      title={words.question(name)}
      message={goes}
      confirmLabel={words.confirm}
      cancelLabel={keep}
      onConfirm={() => {
        onClose()
        onErase()
      }}
      onCancel={onClose}
    >
      <p>{stays}</p>
    </ConfirmDialog>
  )
}
