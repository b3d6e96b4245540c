import { expect, userEvent } from 'storybook/test'

/** Proves that Tab goes through these controls in this order, from where the focus is. */
export async function expectTabOrder(controls: readonly HTMLElement[]): Promise<void> {
  for (const control of controls) {
    await userEvent.tab()
    await expect(control).toHaveFocus()
  }
}

/** Tabs forward to these controls, in this order, over whatever else is between; fails when the page ends before. */
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

/** Proves that Tab and Shift+Tab, pressed as often as the page has controls, never leave the dialog for the page below. */
export async function expectTrap(dialog: HTMLElement): Promise<void> {
  const presses = dialog.querySelectorAll('a, button, input, select, textarea, [tabindex]').length + 1
  for (const shift of [false, true]) {
    for (let step = 0; step < presses; step += 1) await userEvent.tab({ shift })
    const at = document.activeElement
    // Between two rounds the browser's own controls have their turn, which a page sees as its body.
    await expect(at === document.body || dialog.contains(at)).toBe(true)
  }
}

/**
 * Escape in a dialog. A page cannot press the browser's own key, so what a native dialog makes of it follows: the browser
 * gives the focus back at once and tells the page a moment later that the dialog was closed, which is waited for.
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

/** Enter on the summary that has the focus: what the browser makes of the key does not follow from a simulated press. */
export async function pressSummary(summary: HTMLElement): Promise<void> {
  await expect(summary).toHaveFocus()
  const details = summary.closest('details')
  const before = details?.open
  await userEvent.keyboard('{Enter}')
  if (details && details.open === before) summary.click()
}
