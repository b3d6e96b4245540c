import { copyMessages } from '@potager/domain/messages'
import { useRef, useState } from 'react'
import { clipboard } from '../../foundations/secure-context/index.ts'

/** Selects all of a field, or of any other element, as somebody would who copies it by hand. */
function select(element: HTMLElement | null): void {
  if (element instanceof HTMLInputElement) {
    element.focus()
    element.select()
  } else if (element) getSelection()?.selectAllChildren(element)
}

/**
 * Copies a text, and says so. What the browser does not let us copy is selected where it is shown, for somebody to copy by hand.
 * @returns `shown`, a ref for the element that shows the text
 */
export function useCopy<Shown extends HTMLElement>(text: string, copied: string) {
  const shown = useRef<Shown>(null)
  const [said, say] = useState('')
  const byHand = () => {
    select(shown.current)
    say(copyMessages.byHand)
  }
  const copy = (): void => {
    const copying = clipboard()?.writeText(text)
    if (copying) copying.then(() => say(copied), byHand)
    else byHand()
  }
  return { shown, said, copy }
}
