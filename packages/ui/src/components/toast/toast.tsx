import { commonMessages } from '@potager/domain/messages'
import { useEffect } from 'react'
import { toast as store } from 'react-hot-toast/headless'
import { takeFlash } from './flash.ts'
import css from './Toaster.module.css'

/** The library's `toast`, except that a repeated error replaces its existing card. */
export const toast: typeof store = Object.assign((...told: Parameters<typeof store>) => store(...told), store, {
  error: (message: Parameters<typeof store.error>[0], options?: Parameters<typeof store.error>[1]) =>
    store.error(message, { ...(typeof message === 'string' ? { id: `error: ${message}` } : {}), ...options }),
})

/** Shows the toast that the previous page left, once. */
export function showFlash(): void {
  const message = takeFlash()
  if (message) toast.success(message)
}

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
