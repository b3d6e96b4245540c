import { useState } from 'react'

/** State of a controlled field in a story; also reports every change. */
export function useFieldState<Value>(first: Value, tell: (value: Value) => void) {
  const [value, setValue] = useState(first)
  const onChange = (next: Value) => {
    tell(next)
    setValue(next)
  }
  return { value, onChange }
}
