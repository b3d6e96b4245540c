import { expect, userEvent } from 'storybook/test'

/** Asserts that Tab visits these controls in this order, from the current focus. */
export async function expectTabOrder(controls: readonly HTMLElement[]): Promise<void> {
  for (const control of controls) {
    await userEvent.tab()
    await expect(control).toHaveFocus()
  }
}

/** Tabs to these controls in order, skipping others; fails at the end of the page. */
export async function tabTo(...controls: readonly HTMLElement[]): Promise<void> {
  for (const control of controls) {
    let before: Element | null = null
    while (document.activeElement !== control && document.activeElement !== before) {
      before = document.activeElement
      await userEvent.tab()
      if (document.activeElement === document.body) break
    }
    await expect(control).toHaveFocus()
  }
}

/** Asserts that Tab and Shift+Tab, pressed once per control, never leave the dialog for the page below. */
export async function expectTrap(dialog: HTMLElement): Promise<void> {
  const presses = dialog.querySelectorAll('a, button, input, select, textarea, [tabindex]').length + 1
  for (const shift of [false, true]) {
    for (let step = 0; step < presses; step += 1) await userEvent.tab({ shift })
    const at = document.activeElement
    // Between two rounds the focus is on the browser's own controls, which the page sees as its body.
    await expect(at === document.body || dialog.contains(at)).toBe(true)
  }
}

/**
 * Presses Escape in a dialog. A page cannot trigger the browser's own Escape, so this requests the close itself, then
 * waits for the `close` event, which follows the focus restoration.
 */
export async function pressEscape(dialog: HTMLElement): Promise<void> {
  const closed = new Promise((resolve) => {
    dialog.addEventListener('close', resolve, { once: true })
  })
  await userEvent.keyboard('{Escape}')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (dialog.open) dialog.requestClose()
  if (!dialog.open) await closed
}

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
