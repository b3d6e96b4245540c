import { Toaster } from '@potager/ui/toast'
import { render } from '@testing-library/react'

function told(card: Element): string {
  const text = card.textContent ?? ''
  if (card.getAttribute('role') === 'alert') return `! ${text}`
  return card.firstElementChild?.matches('svg') ? `✓ ${text}` : text
}

/** Shows the toasts of a page; returns what they tell, the latest first: « ! » before errors, « ✓ » before what was done. */
export function shownToasts(): () => string[] {
  const { container } = render(<Toaster />)
  return () => [...container.querySelectorAll('[role=status], [role=alert]')].map(told)
}
