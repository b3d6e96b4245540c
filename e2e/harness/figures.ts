import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { parseCsv } from '@potager/domain/format'

/** Cells of a CSV file that the page saved, read as a spreadsheet reads them: a cell may hold a comma, a quote or a line break. */
export async function savedTable(download: Download) {
  const [head, ...rows] = parseCsv(await readFile(await download.path(), 'utf8')) ?? []
  if (!head) throw new Error(`${download.suggestedFilename()} is not a table`)
  return { head, rows }
}

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
