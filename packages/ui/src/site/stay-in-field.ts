import type { MouseEvent } from 'react'

/**
 * For the buttons of a form: pressing one does not leave the field before. The message that may appear under a field
 * that is left would move the button away from the pointer, and the click would land beside it.
 */
export function stayInField(event: MouseEvent): void {
  event.preventDefault()
}
