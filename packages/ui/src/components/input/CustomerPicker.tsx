import { CUSTOMER_SEARCH_DELAY_MS, type Customer } from '@potager/domain/customer'
import { customerMessages as text } from '@potager/domain/messages'
import { useEffect, useRef, useState } from 'react'
import { useCombobox } from '../combobox/index.ts'
import css from './CustomerPicker.module.css'
import { Field } from './Field.tsx'

export type CustomerPickerProps = {
  value: Customer | null
  onChange: (customer: Customer | null) => void
  /** Called 300 ms after the last keystroke with the text, '' when empty. */
  onSearch: (term: string) => void
  /** Results of the last search. */
  options: readonly Customer[]
  /** The term that `options` belong to; stale results are not shown. */
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
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const term = typed.trim()
  const settled = answered === term && !loading
  const shown = open && term !== '' && value === null
  const { field, list, optionAt, restart } = useCombobox({
    options: shown && settled ? options : [],
    expanded: shown,
    takesFirst: true,
    onChoose: choose,
    onOpen: setOpen,
  })

  useEffect(() => {
    const wait = setTimeout(() => onSearch(term), CUSTOMER_SEARCH_DELAY_MS)
    return () => clearTimeout(wait)
  }, [term, onSearch])

  function choose(customer: Customer) {
    setTyped('')
    setOpen(false)
    onChange(customer)
    // Choosing removes the field that has the focus.
    requestAnimationFrame(() => change.current?.focus())
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
            {...field}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              restart()
              setOpen(true)
            }}
          />
        )}
      </Field>
      <div className={css.popup} hidden={!shown}>
        <ul {...list} aria-label={text.found}>
          {shown &&
            settled &&
            options.map((customer, index) => (
              <li key={customer.id} {...optionAt(index)}>
                <strong>{customer.fullName}</strong> {customer.email}
              </li>
            ))}
        </ul>
        <p role="status">{shown && (!settled ? text.searching : options.length === 0 ? text.none(term) : '')}</p>
      </div>
    </div>
  )
}
