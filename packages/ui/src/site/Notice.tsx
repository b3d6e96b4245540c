import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../foundations/illustration/index.ts'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './Notice.module.css'

export type NoticeProps = {
  /** None by default. */
  drawing?: IllustrationName
  /** `alert` is read aloud at once. */
  role?: 'status' | 'alert'
  children: ReactNode
  /** A way on. */
  action?: ReactNode
} & RootProps<HTMLDivElement>

/** Stands in for missing content: loading, failed or empty. `action` offers the next step. */
export function Notice({ drawing, role, children, action, className, ref }: NoticeProps) {
  return (
    <div ref={ref} className={classNames(css.notice, className)} role={role}>
      {drawing ? <Illustration name={drawing} /> : null}
      <p className={css.text}>{children}</p>
      {action}
    </div>
  )
}
