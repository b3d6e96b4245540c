import { commonMessages } from '@potager/domain/messages'
import { type CSSProperties, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { dialogInFront } from '../feedback/index.ts'
import css from './Toaster.module.css'

/** The first place at the right without something to press, in the dialog or else the page: at the top, else as far down as possible. */
function freePlace(dialog: Element | null): CSSProperties | undefined {
  const within = dialog ?? document.querySelector('main')
  const controls = [...(within?.querySelectorAll('a,button,input,select') ?? [])]
  const isFree = (from: number, to: number) =>
    !controls.some((control) => {
      const { right, top, bottom } = control.getBoundingClientRect()
      return right > innerWidth - 396 && bottom > from && top < to
    })
  if (isFree(0, 240)) return undefined
  // At the bottom, above the navigation's bar and a bar of buttons there, then between two rows of them.
  const bar = dialog ? 0 : (document.querySelector<HTMLElement>('[data-bar]')?.offsetHeight ?? 0)
  let bottom = 16
  const ground = innerHeight - bar
  while (bottom < 320 && !isFree(ground - bottom - 54, ground - bottom)) bottom += bottom < 88 ? 72 : 16
  return { top: 'auto', bottom: bar + (bottom < 320 ? bottom : 88) }
}

/**
 * Where toasts are shown: the topmost modal dialog, and a style, which holds until that changes or the last one is gone. A
 * dialog makes the rest of the page inert, so toasts must be inside it to be announced and clickable.
 */
function usePlace(shown: boolean) {
  const [dialog, setDialog] = useState<Element | null>(null)
  const [place, setPlace] = useState<CSSProperties>()
  useLayoutEffect(() => {
    if (!shown) return
    const look = () => setDialog(dialogInFront())
    look()
    const changes = new MutationObserver(look)
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => changes.disconnect()
  }, [shown])
  useLayoutEffect(() => {
    if (shown) setPlace(freePlace(dialog))
  }, [shown, dialog])
  return { dialog: shown ? dialog : null, place }
}

/**
 * The toasts of a page, top right, at most 20: success 2 s, others 4 s, loading until dismissed. Where the page or
 * the dialog has something to press there, they come at the bottom. Focus pauses them, and a pointer that moves over them: one that rests
 * where they come does not. Render one per page; a modal dialog gets them inside it.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  const shown = toasts.filter((item) => item.visible)
  const { dialog, place } = usePlace(shown.length > 0)
  const cards = (
    <div
      className={css.toaster}
      style={place}
      onMouseMove={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown.map((item) => (
        <ToastCard key={`${item.id} ${item.createdAt}`} item={item} onDismiss={handlers.endPause} />
      ))}
    </div>
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
