import { useEffect, useRef, useState } from 'react'

// A radio button cannot be invalid by itself: its group is.
const PROBLEM =
  ':is(input, select, textarea)[aria-invalid="true"]:enabled, [data-invalid="true"] [type="radio"]:enabled'

/** Leads to the first field in error of a form once sending it has shown what is wrong. */
export function useProblemFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>(PROBLEM)?.focus()
  }, [shown])
  return { form, toFirstProblem: () => setShown((times) => times + 1) }
}
