import { typedSymptoms, wordsKey } from '@potager/domain/disease'
import { assistantPageMessages as words } from '@potager/domain/messages'
import { foldWords } from '@potager/domain/text'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCombobox } from '../../components/combobox/useCombobox.ts'
import css from './Assistant.module.css'

const MOST = 8

export type SymptomFieldProps = {
  name: string
  /** Symptoms to suggest, in alphabetical order. */
  known: readonly string[]
  initial: readonly string[]
  error?: string | undefined
  /** Whether the script runs; before, it is a plain input with a datalist. */
  ready: boolean
}

/** Known symptoms that contain the text, those that begin with it first. */
function suggestionsFor(text: string, known: readonly string[], chosen: readonly string[]): string[] {
  const typed = foldWords(text)
  if (typed === '') return []
  const taken = new Set(chosen.map(wordsKey))
  const place = (symptom: string) => foldWords(symptom).indexOf(typed)
  return known
    .filter((symptom) => place(symptom) >= 0 && !taken.has(wordsKey(symptom)))
    .toSorted((a, b) => Math.min(place(a), 1) - Math.min(place(b), 1))
    .slice(0, MOST)
}

/**
 * Several symptoms, typed or picked from suggestions; submitted as one comma-separated text, with or without a script.
 */
export function SymptomField({ name, known, initial, error, ready }: SymptomFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string[]>(ready ? [...initial] : [])
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const options = open ? suggestionsFor(text, known, chosen) : []
  const { field, list, optionAt, restart } = useCombobox({ options, onChoose: add, onOpen: setOpen })

  function write(value: string) {
    setText(value)
    restart()
    if (input.current) input.current.value = value
  }

  function add(typed: string) {
    const entries = typedSymptoms(typed)
    const taken = new Set(chosen.map(wordsKey))
    const fresh = entries.filter((entry) => !taken.has(wordsKey(entry)))
    if (fresh.length > 0) {
      setChosen([...chosen, ...fresh])
      setSaid(words.added(fresh.join(', ')))
    }
    write('')
    setOpen(false)
  }

  function remove(symptom: string) {
    setChosen(chosen.filter((one) => one !== symptom))
    setSaid(words.removed(symptom))
    input.current?.focus()
  }

  // On hydration, text typed earlier or refused by the server becomes chips. All in one update: a form submitted in
  // between would have no symptoms.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? ''
    if (!ready || typed === '') return
    // The user is typing: leave the unfinished word alone.
    if (input.current === document.activeElement && !typed.includes(',')) return setText(typed)
    const become = () => {
      if (input.current?.value !== typed) return
      input.current.value = ''
      setText('')
      setChosen(typedSymptoms(typed))
    }
    if (!document.querySelector(':active')) return become()
    // The pointer is down: adding chips now would move its target, so wait until it is released.
    setText(typed)
    const gone = new AbortController()
    const once = { once: true, signal: gone.signal }
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(become), once)
    return () => gone.abort()
  }, [ready])

  function typing(value: string) {
    if (value.includes(',')) return add(value)
    setText(value)
    restart()
    setOpen(true)
    setSaid(value.trim() ? words.suggested(suggestionsFor(value, known, chosen).length) : '')
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    field.onKeyDown(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && chosen.length > 0) {
      remove(chosen.at(-1) ?? '')
    }
  }

  return (
    <div className={css.field}>
      <label htmlFor={id}>{words.symptoms}</label>
      <div className={css.box}>
        <div className={css.frame} data-invalid={error !== undefined}>
          {chosen.length > 0 && (
            <ul className={css.chosen} aria-label={words.chosen}>
              {chosen.map((symptom) => (
                <li key={symptom}>
                  <span>{symptom}</span>
                  <button type="button" aria-label={words.remove(symptom)} onClick={() => remove(symptom)}>
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                      <path d="M4 4.300 12 12M12 4 4.200 12" />
                    </svg>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            ref={input}
            id={id}
            type="text"
            className={css.input}
            defaultValue={ready ? '' : initial.join(', ')}
            maxLength={500}
            autoComplete="off"
            autoCapitalize="none"
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            aria-required="true"
            {...(ready ? field : { name, list: `${id}-known` })}
            onChange={(event) => typing(event.target.value)}
            onKeyDown={keyDown}
            onBlur={() => setOpen(false)}
          />
        </div>
        {ready ? <input type="hidden" name={name} value={[...chosen, ...typedSymptoms(text)].join(', ')} /> : null}
        <ul {...list} aria-label={words.suggestions} className={css.list} hidden={options.length === 0}>
          {options.map((option, index) => (
            <li key={option} {...optionAt(index)}>
              {option}
            </li>
          ))}
        </ul>
      </div>
      {ready ? null : (
        <datalist id={`${id}-known`} translate="no">
          {known.map((symptom) => (
            <option key={symptom}>{symptom}</option>
          ))}
        </datalist>
      )}
      <p id={`${id}-hint`} className={css.hint}>
        {words.symptomsHint}
      </p>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  )
}
