import { useEffect, useRef, useState } from 'react'

// A radio button cannot be invalid on its own: its group is.
const PROBLEM =
  ':is(input, select, textarea)[aria-invalid="true"]:enabled, [data-invalid="true"] [type="radio"]:enabled'

/** Focuses the first invalid field once a failed submission has shown its errors. */
export function useProblemFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>(PROBLEM)?.focus()
  }, [shown])
  return { form, toFirstProblem: () => setShown((times) => times + 1) }
}
