import { backOfficeMessages as words } from '@potager/domain/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './console.module.css'

type EditSectionProps = {
  /** Labels of the fields that somebody else changed since the record was opened. */
  changed: readonly string[]
  children: ReactNode
}

/** The edit form inside a record's page: scrolls into view and focuses its first field on opening. */
export function EditSection({ changed, children }: EditSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    // A refused field already has focus.
    if (place.current?.contains(document.activeElement)) return
    place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place}>
      <p role="alert" className={css.changed}>
        {changed.length > 0 && words.changedMeanwhile(changed)}
      </p>
      {children}
    </div>
  )
}
