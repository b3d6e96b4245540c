import { downloadBlob, downloadCsv } from '@potager/admin-kit/export'
import type { ChartTable } from '@potager/domain/analytics'
import { toCsv } from '@potager/domain/format'
import { exportMessages, analyticsScreenMessages as words } from '@potager/domain/messages'
import { serverNow, todayInParis } from '@potager/domain/time'
import { toast } from '@potager/ui/toast'
import { chartPicture } from './chartPicture.ts'

const fileOf = ({ name }: ChartTable, kind: 'csv' | 'png') => `analytics-${name}-${todayInParis(serverNow())}.${kind}`

/** Downloads a chart's data table as CSV. */
export function exportCsv(table: ChartTable): void {
  downloadCsv(fileOf(table, 'csv'), toCsv(table.columns, table.rows))
  toast.success(exportMessages.done)
}

/** Downloads a chart as a PNG, as currently drawn. */
export async function exportPng(table: ChartTable, drawing: SVGSVGElement): Promise<void> {
  try {
    downloadBlob(fileOf(table, 'png'), await chartPicture(drawing, words.caption(table.title, table.sample)))
    toast.success(exportMessages.done)
  } catch {
    toast.error(exportMessages.failed)
  }
}
