import { userEvent } from 'storybook/test'

/** Accessible name of the focused control: its label, else its text; '' for the page itself. */
export function focusedName(): string {
  const element = document.activeElement
  if (!element || element === document.body) return ''
  const label = element.getAttribute('aria-label')
  if (label) return label
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
  const text = labels?.[0]?.textContent ?? element.textContent
  return text.replace(/\s+/g, ' ').trim()
}

/** Names of the next tab stops (with `shift`, the previous ones), one per press. */
export async function tabStops(presses: number, options: { shift?: boolean } = {}): Promise<string[]> {
  const stops: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await userEvent.tab(options)
    stops.push(focusedName())
  }
  return stops
}
