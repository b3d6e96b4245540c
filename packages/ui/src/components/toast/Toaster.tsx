import { commonMessages } from '@potager/domain/messages'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { dialogInFront } from '../feedback/index.ts'
import css from './Toaster.module.css'

/**
 * The topmost modal dialog while toasts are shown. It makes the rest of the page inert, so toasts must be inside it to
 * be announced and clickable.
 */
function useDialogInFront(shown: boolean): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null)
  useLayoutEffect(() => {
    if (!shown) return
    const look = () => setDialog(dialogInFront())
    look()
    const changes = new MutationObserver(look)
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => changes.disconnect()
  }, [shown])
  return shown ? dialog : null
}

/**
 * The toasts of a page, top right, at most 20: success 2 s, others 4 s, loading until dismissed. Hover and focus pause
 * them. A long one, which would cover what is at the top, is asked for at the bottom right. Render one per page; a modal
 * dialog gets them inside it.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  const dialog = useDialogInFront(toasts.some((item) => item.visible))
  const shown = toasts.filter((item) => item.visible)
  const isLow = ({ position }: Toast) => position === 'bottom-right'
  const stack = (items: readonly Toast[], place = '') => (
    <div
      className={`${css.toaster} ${place}`}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {items.map((item) => (
        <ToastCard key={`${item.id} ${item.createdAt}`} item={item} onDismiss={handlers.endPause} />
      ))}
    </div>
  )
  const low = shown.filter(isLow)
  const cards = (
    <>
      {stack(shown.filter((item) => !isLow(item)))}
      {low.length > 0 && stack(low, css.low)}
    </>
  )
  return dialog ? createPortal(cards, dialog) : cards
}

function ToastCard({ item, onDismiss }: { item: Toast; onDismiss: () => void }) {
  return (
    <div className={`${css.toast} ${css[item.type] ?? ''}`} role={item.type === 'error' ? 'alert' : 'status'}>
      <ToastMark type={item.type} />
      <span className={css.message}>{typeof item.message === 'function' ? item.message(item) : item.message}</span>
      <button
        type="button"
        className={css.dismiss}
        aria-label={commonMessages.close}
        onClick={() => {
          toast.dismiss(item.id)
          // A card removed under the pointer or the focus fires no leave event.
          onDismiss()
        }}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
        </svg>
      </button>
    </div>
  )
}

const marks: Partial<Record<Toast['type'], string>> = {
  success: 'M3 9.5c1.5 1 2.5 2 3.3 3.2C7.8 8.8 10 5.5 13.2 3',
  error: 'M8 2.5v7M8 12.8v.4',
  loading: 'M8 2a6 6 0 1 1-5.6 3.9',
}

function ToastMark({ type }: { type: Toast['type'] }) {
  const path = marks[type]
  if (!path) return null
  return (
    <svg className={css.mark} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
