import { type KeyboardEvent, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

type ModalOptions = {
  /** Default: true, for a dialog that is rendered only while it is open. */
  open?: boolean
  /** Called on Escape, on an outside click where `closedby` allows it, and on a phone's back gesture. */
  onClose: () => void
  /** Called once the dialog is shown and the browser has focused its first control. */
  onShown?: (dialog: HTMLDialogElement) => void
}

/**
 * Shows a `<dialog>` as a modal while `open`; spread the returned props on the element. It closes when `open` becomes
 * false or the element is removed, and the browser then restores the focus. Escape and outside clicks only call
 * `onClose`: the owner may ask for confirmation and leave the dialog open.
 */
export function useModal({ open = true, onClose, onShown }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const shown = useEffectEvent((dialog: HTMLDialogElement) => onShown?.(dialog))

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open) {
      dialog.close()
      return
    }
    // A server may have rendered it open but not modal; `close()` would fire a close event.
    dialog.removeAttribute('open')
    dialog.showModal()
    shown(dialog)
  }, [open])

  // The browser restores the focus when a dialog closes, not when it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  // React events bubble to parents: a surrounding dialog would handle them as its own.
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
      event.stopPropagation()
      // Otherwise one native Escape could close two dialogs.
      event.preventDefault()
      onClose()
    },
    onCancel: (event: SyntheticEvent) => {
      event.stopPropagation()
      // A file input inside the dialog also fires `cancel`.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      event.stopPropagation()
      // Browsers close a dialog without `cancel` the second time. The event comes late: it may be open again.
      if (!open || event.currentTarget.open) return
      // Shown again first, so that a confirmation opened by `onClose` is on top.
      event.currentTarget.showModal()
      onClose()
    },
  }
}
