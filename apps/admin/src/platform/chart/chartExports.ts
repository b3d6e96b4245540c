import { downloadBlob, downloadText } from '@potager/admin-kit/export'
import { type ChartTable, toCsv } from '@potager/domain/format'
import { exportMessages, chartMessages as words } from '@potager/domain/messages'
import { serverNow, todayInParis } from '@potager/domain/time'
import { toast } from '@potager/ui/toast'
import { chartPicture } from './chartPicture.ts'

/** The exports of a screen's charts; `area` begins the names of their files. */
export function chartExports(area: string) {
  const fileOf = ({ name }: ChartTable, kind: 'csv' | 'png') => `${area}-${name}-${todayInParis(serverNow())}.${kind}`

  async function exportPng(table: ChartTable, drawing: SVGSVGElement): Promise<void> {
    try {
      downloadBlob(fileOf(table, 'png'), await chartPicture(drawing, words.caption(table.title, table.note)))
      toast.success(exportMessages.done)
    } catch {
      toast.error(exportMessages.failed)
    }
  }

  return {
    /** Downloads a chart's data table as CSV. */
    onCsv: (table: ChartTable) => {
      downloadText(fileOf(table, 'csv'), toCsv(table.columns, table.rows))
      toast.success(exportMessages.done)
    },
    /** Downloads a chart as a PNG, as currently drawn. */
    onPng: (table: ChartTable, drawing: SVGSVGElement) => void exportPng(table, drawing),
  }
}
