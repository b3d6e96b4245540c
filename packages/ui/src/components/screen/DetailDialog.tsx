import { house } from '@potager/domain/config'
import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import { useModal } from '../modal/useModal.ts'
import css from './DetailDialog.module.css'
import { useKeptFocus } from './useKeptFocus.ts'

/**
 * Prints what an open modal dialog shows, under the name of the house: a copy of it is in the page while the page is
 * printed. The dialog itself is in the browser's top layer, whose boxes end with the paper.
 * @param className of the copy
 */
export function usePrintedCopy(dialog: RefObject<HTMLElement | null>, open: boolean, className: string | undefined) {
  useEffect(() => {
    if (!open) return
    let copy: HTMLElement | undefined
    const remove = () => {
      copy?.remove()
      copy = undefined
    }
    const put = () => {
      remove()
      copy = document.createElement('div')
      copy.className = className ?? ''
      const head = document.createElement('p')
      head.textContent = house.name
      copy.append(head, ...Array.from(dialog.current?.childNodes ?? [], (node) => node.cloneNode(true)))
      document.body.append(copy)
    }
    window.addEventListener('beforeprint', put)
    window.addEventListener('afterprint', remove)
    return () => {
      window.removeEventListener('beforeprint', put)
      window.removeEventListener('afterprint', remove)
      remove()
    }
  }, [dialog, open, className])
}

export type DetailDialogProps = {
  open: boolean
  /** The title's text and, beside it, the status. */
  title: ReactNode
  children: ReactNode
  /** Buttons at the bottom, the close button first. */
  actions: ReactNode
  /** The destructive button, in a row of its own. */
  destructive?: ReactNode
  /** True while a confirmation is open above: one Escape may close both, and must only answer the confirmation. */
  asking?: boolean
  onClose: () => void
}

/**
 * A record's details, over its list, in a native dialog: a confirmation opens above it. It closes on Escape or an
 * outside click, restores the focus, and prints alone, under the
 * name of the house. A dialog with user input closes through `useLeaveQuestion`.
 */
export function DetailDialog({
  open,
  title,
  children,
  actions,
  destructive,
  asking = false,
  onClose,
}: DetailDialogProps) {
  const modal = useModal({ open, onClose })
  const heading = useId()
  // A button that has been used may be gone: « Confirmer » of what is confirmed.
  const kept = useKeptFocus<HTMLDivElement>(open ? actions : null)
  usePrintedCopy(modal.ref, open, css.printed)
  return (
    <dialog {...modal} className={css.dialog} aria-labelledby={heading} closedby={asking ? 'none' : 'any'}>
      {open && (
        <>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          <div className={css.content}>{children}</div>
          <div className={css.foot} {...kept}>
            <div className={css.actions} data-row="">
              {actions}
            </div>
            {destructive && <div className={css.destructive}>{destructive}</div>}
          </div>
        </>
      )}
    </dialog>
  )
}

export type FactsProps = {
  facts: readonly (readonly [name: string, value: ReactNode])[]
} & RootProps<HTMLDListElement>

/** A record's facts as a description list; facts without a value are skipped. */
export function Facts({ facts, className, ref }: FactsProps) {
  return (
    <dl ref={ref} className={classNames(css.facts, className)}>
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
