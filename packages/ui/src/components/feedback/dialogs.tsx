import { commonMessages } from '@potager/domain/messages'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useModal } from '../modal/index.ts'
import css from './dialogs.module.css'

type ModalProps = {
  open: boolean
  title?: string
  message: string
  children?: ReactNode
  /** Where the focus goes when it opens. */
  focus: RefObject<HTMLButtonElement | null>
  onClose: () => void
  actions: ReactNode
}

/** A question over the page on the browser's own dialog: it traps the focus, closes on Escape and gives the focus back. */
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
  title?: string
  message: string
  /** Names the act: « Annuler la commande ». */
  confirmLabel: string
  /** Says what is kept: « Garder la commande ». */
  cancelLabel: string
  /** True when confirming destroys something; on unless told. */
  destructive?: boolean
  /** What is asked for beside the answer, such as a reason. */
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be undone; the focus is on the safe button, Escape is the same as keeping. */
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
  title?: string
  message: string
  children?: ReactNode
  onClose: () => void
}

/** Says one thing that must be read before going on (AMB-67). */
export function AlertDialog({ open, title, message, children, onClose }: AlertDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      {...(title ? { title } : {})}
      message={message}
      focus={button}
      onClose={onClose}
      actions={
        <button ref={button} type="button" className={css.primary} onClick={onClose}>
          {commonMessages.ok}
        </button>
      }
    >
      {children}
    </Modal>
  )
}
