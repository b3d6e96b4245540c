import { backOfficeMessages as words } from '@potager/domain/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './console.module.css'

type EditSectionProps = {
  /** What somebody else changed since the record was opened. */
  changed: readonly string[]
  children: ReactNode
}

/** Where a record is edited in its page: what opens below what is read comes into view, with the focus in its first field. */
export function EditSection({ changed, children }: EditSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    // A field that was refused has the focus already.
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
