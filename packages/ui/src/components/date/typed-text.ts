import { useState } from 'react'

type TypedText<Value extends string> = {
  value: Value
  /** What the field shows for a value, '' for none. */
  show: (value: Value) => string
  /** The value that a text is, while it is being typed; null when it is none yet. */
  read: (text: string) => Value | null
  /** The value that a text is once it is left, short forms included. */
  complete: (text: string) => Value | null
  onChange: (value: Value) => void
}

/**
 * The text of a field whose value is read out of what somebody types. What is typed stays as it is until the field is left or the
 * value changes otherwise; a text that is no value stays, is told as unreadable and counts as empty.
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
