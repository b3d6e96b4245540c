import { bookingChangeMessages as words } from '@potager/domain/messages'
import { Button } from '../../components/button/index.ts'

type MoveButtonProps = { onMoment: (() => void) | undefined; busy: boolean }

/** Opens the dialog that moves a booking; nothing where it cannot be moved. */
export function MoveButton({ onMoment, busy }: MoveButtonProps) {
  if (!onMoment) return null
  return (
    <Button aria-haspopup="dialog" aria-disabled={busy} onClick={() => !busy && onMoment()}>
      {words.open}
    </Button>
  )
}
