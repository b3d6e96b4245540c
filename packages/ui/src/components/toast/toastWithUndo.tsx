import { commonMessages } from '@potager/domain/messages'
import { useEffect } from 'react'
import css from './Toaster.module.css'
import { toast } from './toast.ts'

/** Long enough to read and to decide; hover and focus pause it, and what is undone has a control of its own elsewhere. */
const DURATION_MS = 10_000

/**
 * Tells a success that can be taken back, with a button that does it and hands the focus back to the page. `onEnd` is called
 * once the toast is gone, unless it was undone.
 * @returns the toast’s id
 */
export function toastWithUndo(message: string, onUndo: () => void, onEnd?: () => void): string {
  let undone = false
  let ending: ReturnType<typeof setTimeout> | undefined
  // A toast that moves into a dialog is unmounted and mounted again.
  const mounted = () => {
    clearTimeout(ending)
    return () => {
      ending = setTimeout(() => undone || onEnd?.())
    }
  }
  return toast.success(
    ({ id }) => (
      <>
        {message}
        <button
          type="button"
          className={css.undo}
          onClick={() => {
            undone = true
            toast.dismiss(id)
            document.querySelector('main')?.focus({ preventScroll: true })
            onUndo()
          }}
        >
          {commonMessages.undo}
        </button>
        {onEnd && <Mounted by={mounted} />}
      </>
    ),
    { duration: DURATION_MS },
  )
}

function Mounted({ by }: { by: () => () => void }) {
  useEffect(() => by(), [by])
  return null
}
