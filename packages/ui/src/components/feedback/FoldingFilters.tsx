import { backOfficeMessages as texts } from '@potager/domain/messages'
import { type ReactNode, useId, useState } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import { Button } from '../button/index.ts'
import css from './FoldingFilters.module.css'

export type FoldingFiltersProps = {
  /** Whether one of them is at work: they come in sight when it begins. */
  open: boolean
  children: ReactNode
} & RootProps<HTMLDivElement>

/** On a phone the filters stand behind one button, and unfold by themselves once one of them is at work. */
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
