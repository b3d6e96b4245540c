import { commonMessages, dateMessages as words } from '@potager/domain/messages'
import type { WallDate } from '@potager/domain/time'
import type { RefObject } from 'react'
import { useModal } from '../modal/index.ts'
import css from './CalendarDialog.module.css'
import { MonthGrid } from './MonthGrid.tsx'

export type CalendarDialogProps = {
  /** The anchor element; on a phone the dialog sits at the bottom of the screen instead. */
  near: RefObject<HTMLElement | null>
  value: WallDate
  min?: WallDate
  today: WallDate
  /** Called with '' when the day is cleared. */
  onChoose: (date: WallDate) => void
  onClose: () => void
}

const GAP = 4
const MARGIN = 8

/** Places the dialog below the field, above it when there is no room, and always inside the window. */
function placeBeside(dialog: HTMLElement, field: HTMLElement) {
  const anchor = field.getBoundingClientRect()
  const { width, height } = dialog.getBoundingClientRect()
  const below = anchor.bottom + GAP
  const top = below + height + MARGIN <= innerHeight ? below : Math.max(MARGIN, anchor.top - GAP - height)
  const left = Math.max(MARGIN, Math.min(anchor.left, innerWidth - width - MARGIN))
  dialog.style.setProperty('--top', `${top}px`)
  dialog.style.setProperty('--left', `${left}px`)
}

/** A calendar in a native dialog: it traps the focus, closes on Escape or an outside click, and restores the focus. */
export function CalendarDialog({ near, value, min, today, onChoose, onClose }: CalendarDialogProps) {
  const modal = useModal({
    onClose,
    onShown: (dialog) => {
      // Focus the current day rather than the first button.
      dialog.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
      if (near.current) placeBeside(dialog, near.current)
    },
  })
  return (
    <dialog {...modal} className={css.dialog} aria-label={words.calendar} closedby="any">
      <MonthGrid value={value} today={today} {...(min ? { min } : {})} onChoose={onChoose} />
      <div className={css.actions}>
        <button type="button" disabled={min !== undefined && today < min} onClick={() => onChoose(today)}>
          {words.today}
        </button>
        <button type="button" disabled={value === ''} onClick={() => onChoose('')}>
          {words.clear}
        </button>
        <button type="button" onClick={onClose}>
          {commonMessages.close}
        </button>
      </div>
    </dialog>
  )
}
