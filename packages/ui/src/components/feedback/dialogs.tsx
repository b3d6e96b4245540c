import { commonMessages } from '@potager/domain/messages'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useModal } from '../modal/useModal.ts'
import css from './dialogs.module.css'

type ModalProps = {
  open: boolean
  title?: string
  message: string
  children?: ReactNode
  /** The element to focus on opening. */
  focus: RefObject<HTMLButtonElement | null>
  onClose: () => void
  actions: ReactNode
}

/** A native modal dialog: it traps the focus, closes on Escape and restores the focus. */
function Modal({ open, title, message, children, focus, onClose, actions }: ModalProps) {
  const modal = useModal({ open, onClose, onShown: () => focus.current?.focus() })
  const id = useId()
  return (
    <dialog
      {...modal}
      role="alertdialog"
      className={css.dialog}
      aria-labelledby={title ? `${id}-title` : `${id}-message`}
      aria-describedby={`${id}-message`}
    >
      {open && (
        <>
          {title && (
            <h2 id={`${id}-title`} className={css.title}>
              {title}
            </h2>
          )}
          <p id={`${id}-message`} className={css.message}>
            {message}
          </p>
          {children}
          <div className={css.actions}>{actions}</div>
        </>
      )}
    </dialog>
  )
}

export type ConfirmDialogProps = {
  open: boolean
  /** The question; without it, the message names the dialog. */
  title?: string
  /** What will happen, and to whom. */
  message: string
  /** Names the action: « Annuler la commande ». */
  confirmLabel: string
  /** Names the safe choice: « Garder la commande ». */
  cancelLabel: string
  /** True when confirming is destructive. Default: true. */
  destructive?: boolean
  /** Extra input below the message, such as a reason. */
  children?: ReactNode
  onConfirm: () => void
  /** Called by the safe button and by Escape. */
  onCancel: () => void
}

/** Asks before an irreversible action. The safe button has the focus, and Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, destructive = true, children, onConfirm, onCancel } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      {...(title ? { title } : {})}
      message={message}
      focus={safe}
      onClose={onCancel}
      actions={
        <>
          <button type="button" className={destructive ? css.danger : css.plain} onClick={onConfirm}>
            {props.confirmLabel}
          </button>
          <button ref={safe} type="button" className={css.primary} onClick={onCancel}>
            {props.cancelLabel}
          </button>
        </>
      }
    >
      {children}
    </Modal>
  )
}

export type AlertDialogProps = {
  open: boolean
  /** Without it, the message names the dialog. */
  title?: string
  message: string
  children?: ReactNode
  /** Further ways on, beside « D’accord »; the last is the likeliest: it stands out and has the focus. */
  ways?: readonly DialogWay[]
  onClose: () => void
}

/** A way on from an alert, with the text of its button. */
export type DialogWay = { label: string; onTake: () => void }

/** Shows one message that must be acknowledged (AMB-67). */
export function AlertDialog({ open, title, message, children, ways, onClose }: AlertDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  const likeliest = ways?.at(-1)
  return (
    <Modal
      open={open}
      {...(title ? { title } : {})}
      message={message}
      focus={button}
      onClose={onClose}
      actions={
        ways && likeliest ? (
          <div className={css.ways}>
            {[...ways.slice(0, -1), { label: commonMessages.ok, onTake: onClose }].map(({ label, onTake }) => (
              <button key={label} type="button" className={css.plain} onClick={onTake}>
                {label}
              </button>
            ))}
            <button ref={button} type="button" className={css.primary} onClick={likeliest.onTake}>
              {likeliest.label}
            </button>
          </div>
        ) : (
          <button ref={button} type="button" className={css.primary} onClick={onClose}>
            {commonMessages.ok}
          </button>
        )
      }
    >
      {children}
    </Modal>
  )
}
