import { type KeyboardEvent, useState } from 'react'

type TypedText<Value extends string> = {
  value: Value
  /** The field's text for a value; '' for none. */
  show: (value: Value) => string
  /** Parses the text while typing; null when it is incomplete. */
  read: (text: string) => Value | null
  /** Parses the text on blur and on Enter, short forms included; null when it is unreadable. */
  complete: (text: string) => Value | null
  onChange: (value: Value) => void
  /** True where there is always a value: text that is none leaves it as it is. */
  keepsValue?: boolean | undefined
}

/**
 * State of a field whose value is parsed from typed text. The text stays as typed until blur, Enter or until the value
 * changes from outside; unreadable text stays, is reported as `unreadable`, counts as empty, and Enter does not submit it.
 */
export function useTypedText<Value extends string>(given: TypedText<Value>) {
  const { value, show, read, complete, onChange, keepsValue } = given
  const [edit, setEdit] = useState<{ text: string; of: Value; left: boolean } | null>(null)
  const current = edit?.of === value ? edit : null
  const none = keepsValue ? value : ('' as Value)

  const settle = (text: string, next: Value, left: boolean) => {
    setEdit({ text, of: next, left })
    if (next !== value) onChange(next)
  }
  /** Takes the text; false when it is unreadable. */
  const leave = () => {
    if (!current) return true
    const next = current.text.trim() === '' ? none : complete(current.text)
    if (next === null) {
      settle(current.text, none, true)
      return false
    }
    setEdit(null)
    if (next !== value) onChange(next)
    return true
  }
  return {
    text: current ? current.text : show(value),
    unreadable: current?.left === true,
    type: (text: string) => {
      const next = text.trim() === '' ? none : read(text)
      settle(text, next ?? value, false)
    },
    leave,
    /** Enter submits a form before the field is left. */
    enter: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && !leave()) event.preventDefault()
    },
    /** Takes a value from elsewhere in the field. */
    choose: (chosen: Value) => {
      setEdit(null)
      onChange(chosen)
    },
  }
}
