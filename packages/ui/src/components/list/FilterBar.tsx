import { backOfficeMessages as texts } from '@potager/domain/messages'
import { longestSearch } from '@potager/domain/text'
import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import { Button } from '../button/index.ts'
import { DateInput } from '../date/index.ts'
import css from './FilterBar.module.css'

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

export type FilterBarProps = {
  /** What is filtered, read aloud before the filters. */
  label: string
  resetLabel: string
  /** Clears every filter; omit when none is active. */
  onReset?: (() => void) | undefined
  children: ReactNode
}

/** A row of filters. The reset button keeps its space while no filter is active, but hands its focus to the filters. */
export function FilterBar({ label, resetLabel, onReset, children }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  function reset() {
    bar.current?.querySelector<HTMLElement>('input, select')?.focus()
    onReset?.()
  }
  return (
    <div ref={bar} role="search" aria-label={label} className={css.bar}>
      {children}
      <button type="button" className={css.reset} disabled={!onReset} onClick={reset}>
        {resetLabel}
      </button>
    </div>
  )
}

type FilterSelectProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A native select: quick by keyboard and on a phone. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const id = useId()
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A day as 'YYYY-MM-DD', '' for none; typed or picked. */
export function FilterDate({
  label,
  value,
  onChange,
}: {
  label: string
  /** Empty if no day is chosen. */
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <DateInput id={id} value={value} onChange={onChange} />
    </div>
  )
}

/** A search field. */
export function FilterSearch({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={value}
        maxLength={longestSearch}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
