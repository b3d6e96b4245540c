import { type ReactNode, useId } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import { useModal } from '../modal/index.ts'
import css from './DetailDialog.module.css'
import { useKeptFocus } from './useKeptFocus.ts'
import { usePrintedCopy } from './usePrintedCopy.ts'

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
