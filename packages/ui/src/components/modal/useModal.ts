import { type KeyboardEvent, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

type ModalOptions = {
  /** True unless told, for a dialog that is in the page only while it is open. */
  open?: boolean
  /** Called for Escape, a click outside where `closedby` allows it, and the back gesture of a phone. */
  onClose: () => void
  /** Called when the dialog is shown and the browser has focused its first control. */
  onShown?: (dialog: HTMLDialogElement) => void
}

/**
 * Shows a `<dialog>` over the page while `open`; the props that it answers are spread on the element. It closes when `open`
 * ends or the element is removed, and the browser then gives the focus back. Escape and the like only call `onClose`: the
 * owner may ask a question first, and then the dialog stays.
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
    // A server may have sent it open but not modal; `close()` would fire a close event.
    dialog.removeAttribute('open')
    dialog.showModal()
    shown(dialog)
  }, [open])

  // The browser gives the focus back when a dialog closes, not when it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  // React passes each event on to the parents, and a dialog around this one would take it for its own.
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
      event.stopPropagation()
      // One Escape of the browser may close two dialogs.
      event.preventDefault()
      onClose()
    },
    onCancel: (event: SyntheticEvent) => {
      event.stopPropagation()
      // That of a file input inside.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      event.stopPropagation()
      // Browsers close a dialog without asking the second time. The event comes late: it may be open again.
      if (!open || event.currentTarget.open) return
      // First of all, so that what `onClose` asks opens above it.
      event.currentTarget.showModal()
      onClose()
    },
  }
}
