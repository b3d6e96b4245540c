import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames, type RootProps } from '../root/index.ts'
import css from './DetailDialog.module.css'

export type DetailDialogProps = {
  open: boolean
  /** Words and, beside them, the status. */
  title: ReactNode
  children: ReactNode
  /** Buttons at the bottom, the one that closes first. */
  actions: ReactNode
  /** The button that ends or destroys, in a row of its own. */
  destructive?: ReactNode
  /** True while a question is asked above it: one Escape may close both, and only answers the question. */
  asking?: boolean
  onClose: () => void
}

/**
 * Everything about one record, over the list it comes from, on the browser's own dialog: a question asked meanwhile opens
 * above it. It closes on Escape and outside, gives the focus back, and alone goes to paper. One that holds what somebody
 * types closes through `useLeaveQuestion`.
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
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])
  // Only a dialog that closes gives the focus back, not one that is taken off the page.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={heading}
      closedby={asking ? 'none' : 'any'}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes the element itself; the event comes late, the dialog may have been shown again. Whether it
      // stays closed is for who owns it to say: something may be asked above it first.
      onClose={() => {
        if (!open || dialog.current?.open) return
        dialog.current?.showModal()
        onClose()
      }}
    >
      {open && (
        <>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          <div className={css.content}>{children}</div>
          <div className={css.foot}>
            <div className={css.actions}>{actions}</div>
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

/** What a record says, name by name; a fact without value is left out. */
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
