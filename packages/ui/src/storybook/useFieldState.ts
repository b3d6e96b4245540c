import { useState } from 'react'

/** The value of a field in a story, as whoever uses the field would keep it; what the field says is told on. */
export function useFieldState<Value>(first: Value, tell: (value: Value) => void) {
  const [value, setValue] = useState(first)
  const onChange = (next: Value) => {
    tell(next)
    setValue(next)
  }
  return { value, onChange }
}
