import { Toaster } from '@potager/ui/toast'
import { render } from '@testing-library/react'

function told(card: Element): string {
  const text = card.textContent ?? ''
  if (card.getAttribute('role') === 'alert') return `! ${text}`
  return card.firstElementChild?.matches('svg') ? `✓ ${text}` : text
}

/** Renders the page's toasts; returns their texts, latest first: « ! » before errors, « ✓ » before successes. */
export function shownToasts(): () => string[] {
  const { container } = render(<Toaster />)
  return () => [...container.querySelectorAll('[role=status], [role=alert]')].map(told)
}
