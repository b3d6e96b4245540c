import { commonMessages } from '@potager/domain/messages'
import css from './Toaster.module.css'
import { toast } from './toast.ts'

/** Long enough to read and to decide; hover and focus pause it, and what is undone has a control of its own elsewhere. */
const DURATION_MS = 10_000

/** Tells a success that can be taken back, with a button that does it and hands the focus back to the page. */
export function toastWithUndo(message: string, onUndo: () => void): void {
  toast.success(
    ({ id }) => (
      <>
        {message}
        <button
          type="button"
          className={css.undo}
          onClick={() => {
            toast.dismiss(id)
            document.querySelector('main')?.focus({ preventScroll: true })
            onUndo()
          }}
        >
          {commonMessages.undo}
        </button>
      </>
    ),
    // The buttons that act on a record or a list are at the top.
    { duration: DURATION_MS, position: 'bottom-right' },
  )
}
