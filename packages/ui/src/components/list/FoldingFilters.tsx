import { backOfficeMessages as texts } from '@potager/domain/messages'
import { type ReactNode, useId, useState } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import { Button } from '../button/index.ts'
import css from './FoldingFilters.module.css'

export type FoldingFiltersProps = {
  /** Whether a filter is active; the filters unfold when this becomes true. */
  open: boolean
  children: ReactNode
} & RootProps<HTMLDivElement>

/** On a phone, folds the filters behind one button; they unfold when one becomes active. */
export function FoldingFilters({ open, children, className, ref }: FoldingFiltersProps) {
  const [unfolded, setUnfolded] = useState(open)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setUnfolded(true)
  }
  const id = useId()
  return (
    <div ref={ref} className={classNames(css.folding, className)}>
      <Button
        className={css.fold}
        variant="outlined"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        {texts.filters}
      </Button>
      <div id={id} className={css.filters} data-unfolded={unfolded}>
        {children}
      </div>
    </div>
  )
}
