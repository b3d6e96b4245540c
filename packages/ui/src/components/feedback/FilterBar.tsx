import { type ReactNode, useId, useRef } from 'react'
import { DateInput } from '../date/index.ts'
import css from './FilterBar.module.css'

export type FilterBarProps = {
  label: string
  resetLabel: string
  /** Clears every filter; absent while there is none to clear. */
  onReset?: (() => void) | undefined
  children: ReactNode
}

/** A row of filters; the button that clears them keeps its place while there is nothing to clear, not the focus. */
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

/** One choice among a few, on the system's own list: quick by keyboard and on a phone. */
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

/** A day as 'YYYY-MM-DD', '' when none; typed or picked. */
export function FilterDate({
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
      <DateInput id={id} value={value} onChange={onChange} />
    </div>
  )
}

/** A text to look for. */
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
      <input id={id} type="search" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}
