import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { parseCsv } from '@potager/domain/format'

/** Cells of a CSV file that the page saved, read as a spreadsheet reads them: a cell may hold a comma, a quote or a line break. */
export async function savedTable(download: Download) {
  const [head, ...rows] = parseCsv(await readFile(await download.path(), 'utf8')) ?? []
  if (!head) throw new Error(`${download.suggestedFilename()} is not a table`)
  return { head, rows }
}
