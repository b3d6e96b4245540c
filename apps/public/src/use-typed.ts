import { type FormEvent, useCallback, useState } from 'react'

/** What a field holds, which may be there before the page's script; and what the field needs for that. */
export function useTyped() {
  const [typed, setTyped] = useState('')
  const ref = useCallback((field: HTMLInputElement | null) => setTyped(field?.value ?? ''), [])
  const onInput = useCallback(({ currentTarget }: FormEvent<HTMLInputElement>) => setTyped(currentTarget.value), [])
  return { typed, field: { ref, onInput } }
}
