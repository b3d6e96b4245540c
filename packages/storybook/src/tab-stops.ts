import { expect, userEvent } from 'storybook/test'

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

/** Presses Tab until this control has the focus; asserts that nothing covers the middle of any stop (WCAG 2.4.11). */
export async function tabUncovered(last: HTMLElement): Promise<void> {
  for (let presses = 0; document.activeElement !== last; presses += 1) {
    await expect(presses).toBeLessThan(120)
    await userEvent.tab()
    const stop = document.activeElement ?? last
    const { left, width, top, height } = stop.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    const covered = !seen || !(stop.contains(seen) || seen.contains(stop))
    await expect(covered && `${focusedName()} is covered`).toBe(false)
  }
}
