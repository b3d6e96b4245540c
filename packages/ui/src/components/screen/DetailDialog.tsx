import { type ReactNode, useId } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import { useModal } from '../modal/index.ts'
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
  const modal = useModal({ open, onClose })
  const heading = useId()
  return (
    <dialog {...modal} className={css.dialog} aria-labelledby={heading} closedby={asking ? 'none' : 'any'}>
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
