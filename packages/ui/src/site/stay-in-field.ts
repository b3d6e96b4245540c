import type { MouseEvent } from 'react'

/**
 * Mouse-down handler for a form's buttons: prevents the blur of the current field. An error message appearing on blur
 * would move the button away from the pointer, and the click would miss it.
 */
export function stayInField(event: MouseEvent): void {
  event.preventDefault()
}
