import { CUSTOMER_SEARCH_DELAY_MS, type Customer } from '@potager/domain/customer'
import { customerMessages as text } from '@potager/domain/messages'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import css from './CustomerPicker.module.css'
import { Field } from './Field.tsx'

export type CustomerPickerProps = {
  value: Customer | null
  onChange: (customer: Customer | null) => void
  /** Called 300 ms after the last key with what is typed, '' when nothing is (SPEC §7). */
  onSearch: (term: string) => void
  /** Answers to the term last searched. */
  options: readonly Customer[]
  /** The term that `options` answer; older answers are not shown. */
  answered: string | null
  loading?: boolean
  error?: string | undefined
  required?: boolean
}

/** Finds a customer by name or e-mail while typing; arrows and Enter choose, Escape closes. */
export function CustomerPicker({
  value,
  onChange,
  onSearch,
  options,
  answered,
  loading = false,
  error,
  required = false,
}: CustomerPickerProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const list = useId()
  const term = typed.trim()
  const settled = answered === term && !loading
  const shown = open && term !== '' && value === null

  useEffect(() => {
    const wait = setTimeout(() => onSearch(term), CUSTOMER_SEARCH_DELAY_MS)
    return () => clearTimeout(wait)
  }, [term, onSearch])

  function choose(customer: Customer) {
    setTyped('')
    setOpen(false)
    onChange(customer)
    // The field that had the focus goes away with the choice.
    requestAnimationFrame(() => change.current?.focus())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false)
    if (!shown || !settled || options.length === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length)
    }
    const chosen = options[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }

  if (value) {
    return (
      <div className={css.chosen}>
        <span>
          <strong>{value.fullName}</strong> {value.email}
        </span>
        <button
          ref={change}
          type="button"
          onClick={() => {
            onChange(null)
            requestAnimationFrame(() => input.current?.focus())
          }}
        >
          {text.change}
        </button>
      </div>
    )
  }
  return (
    <div
      className={css.picker}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Field label={text.search} hint={text.searchHint} error={error} required={required}>
        {(control) => (
          <input
            {...control}
            ref={input}
            required={required}
            role="combobox"
            aria-expanded={shown}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={shown && settled && options[active] ? `${list}-${active}` : undefined}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setActive(0)
              setOpen(true)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className={css.popup} hidden={!shown}>
        <ul id={list} role="listbox" aria-label={text.found}>
          {settled &&
            options.map((customer, index) => (
              <li
                key={customer.id}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(customer)}
                onKeyDown={onKeyDown}
              >
                <strong>{customer.fullName}</strong> {customer.email}
              </li>
            ))}
        </ul>
        <p role="status">{shown && (!settled ? text.searching : options.length === 0 ? text.none(term) : '')}</p>
      </div>
    </div>
  )
}
