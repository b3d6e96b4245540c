import { CUSTOMER_SEARCH_DELAY_MS, type Customer } from '@potager/domain/customer'
import { formatPhone } from '@potager/domain/format'
import { newCustomerMessages, customerMessages as text } from '@potager/domain/messages'
import { useEffect, useRef, useState } from 'react'
import { useCombobox } from '../combobox/useCombobox.ts'
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
  /** Called with what was typed, for a customer that is not known yet; `choose` then takes it as the value. */
  onCreate?: ((typed: string, choose: (customer: Customer) => void) => void) | undefined
  /** True while an answer of the search is awaited. */
  loading?: boolean
  error?: string | undefined
  required?: boolean
}

/** The last option, for somebody who is not among the others. */
const CREATION = 'creation'
type Choice = Customer | typeof CREATION

const contactOf = ({ email, phone }: Customer) => [phone && formatPhone(phone), email].filter(Boolean).join(' · ')

/** Finds a customer while typing; arrows and Enter choose, Escape closes. The last option may make a new one. */
export function CustomerPicker({
  value,
  onChange,
  onSearch,
  options,
  answered,
  onCreate,
  loading = false,
  error,
  required = false,
}: CustomerPickerProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { change, focusNext } = useFocusOnChosen(value)
  const term = typed.trim()
  const settled = answered === term && !loading
  const shown = open && term !== '' && value === null
  const choices: readonly Choice[] = !shown || !settled ? [] : onCreate ? [...options, CREATION] : options
  const { field, list, optionAt, restart } = useCombobox({
    options: choices,
    expanded: shown,
    takesFirst: true,
    awaits: shown && !settled,
    onChoose: (choice) => (choice === CREATION ? create() : choose(choice)),
    onOpen: setOpen,
  })

  useEffect(() => {
    const wait = setTimeout(() => onSearch(term), CUSTOMER_SEARCH_DELAY_MS)
    return () => clearTimeout(wait)
  }, [term, onSearch])

  function choose(customer: Customer) {
    setTyped('')
    setOpen(false)
    focusNext()
    onChange(customer)
  }

  function create() {
    setOpen(false)
    onCreate?.(term, choose)
  }

  if (value) {
    return (
      <div className={css.chosen}>
        <span>
          <strong>{value.fullName}</strong> <span>{contactOf(value)}</span>
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
        <p role="status">{shown && (!settled ? text.searching : options.length === 0 ? text.none(term) : '')}</p>
        <ul {...list} aria-label={text.found}>
          {choices.map((choice, index) =>
            choice === CREATION ? (
              <li key={CREATION} {...optionAt(index)} className={css.creation}>
                {newCustomerMessages.option(term)}
              </li>
            ) : (
              <li key={choice.id} {...optionAt(index)}>
                <strong>{choice.fullName}</strong> {contactOf(choice)}
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  )
}

/** Moves the focus to `change` once a value stands in place of the field, which had the focus or opened what had it. */
function useFocusOnChosen(value: Customer | null) {
  const change = useRef<HTMLButtonElement>(null)
  const awaited = useRef(false)
  useEffect(() => {
    if (!value || !awaited.current) return undefined
    awaited.current = false
    // A dialog that closes meanwhile gives the focus back first.
    const frame = requestAnimationFrame(() => change.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [value])
  return {
    change,
    focusNext: () => {
      awaited.current = true
    },
  }
}
