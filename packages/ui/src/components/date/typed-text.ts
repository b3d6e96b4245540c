import { useState } from 'react'

type TypedText<Value extends string> = {
  value: Value
  /** The field's text for a value; '' for none. */
  show: (value: Value) => string
  /** Parses the text while typing; null when it is incomplete. */
  read: (text: string) => Value | null
  /** Parses the text on blur, short forms included; null when it is unreadable. */
  complete: (text: string) => Value | null
  onChange: (value: Value) => void
}

/**
 * State of a field whose value is parsed from typed text. The text stays as typed until blur or until the value changes
 * from outside; unreadable text stays, is reported as `unreadable` and counts as empty.
 */
export function useTypedText<Value extends string>({ value, show, read, complete, onChange }: TypedText<Value>) {
  const [edit, setEdit] = useState<{ text: string; of: Value; left: boolean } | null>(null)
  const current = edit?.of === value ? edit : null
  const empty = '' as Value

  const settle = (text: string, next: Value, left: boolean) => {
    setEdit({ text, of: next, left })
    if (next !== value) onChange(next)
  }
  return {
    text: current ? current.text : show(value),
    unreadable: current?.left === true,
    type: (text: string) => {
      const next = text.trim() === '' ? empty : read(text)
      settle(text, next ?? value, false)
    },
    leave: () => {
      if (!current) return
      const next = current.text.trim() === '' ? empty : complete(current.text)
      if (next === null) return settle(current.text, empty, true)
      setEdit(null)
      if (next !== value) onChange(next)
    },
  }
}
