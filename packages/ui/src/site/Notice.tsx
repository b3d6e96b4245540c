import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../illustration/index.ts'
import css from './Notice.module.css'

/** What stands in the place of content that is not there: loading, failed, none. `action` offers the way on. */
export function Notice({
  drawing,
  role,
  children,
  action,
}: {
  drawing?: IllustrationName
  role?: 'status' | 'alert'
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={css.notice} role={role}>
      {drawing ? <Illustration name={drawing} /> : null}
      <p className={css.text}>{children}</p>
      {action}
    </div>
  )
}
