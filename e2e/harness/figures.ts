import type { Locator, Page } from '@playwright/test'

/** Text with non-breaking spaces replaced by plain ones. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

export const numberIn = (text: string): number => Number(text.replace(/[^\d]/g, ''))

/** A panel of the chatbot's figures, by its heading. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The figure of a card, once loaded. */
export async function figure(page: Page, label: string): Promise<string> {
  const card = panel(page, 'Chiffres de la période').locator('div').filter({ hasText: label })
  return plain(await card.locator('dd[aria-busy=false] > span').first().innerText())
}
