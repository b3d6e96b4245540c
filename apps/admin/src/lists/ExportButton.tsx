import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { backOfficeMessages as texts } from '@potager/domain/messages'
import { todayInParis } from '@potager/domain/time'
import { toast } from '@potager/ui/toast'
import { type RaRecord, useListContext } from 'ra-core'
import { useState } from 'react'
import { type CsvColumn, csvOf, downloadCsv } from './csv.ts'

/** Everything: react-admin would silently stop at a thousand rows. */
const ALL_ROWS = 1_000_000

/** Exports every row that matches the filters, in the order shown, whatever the page. */
export function ExportButton<Row extends RaRecord>({
  name,
  columns,
}: {
  name: string
  columns: readonly CsvColumn<Row>[]
}) {
  const { getData, total } = useListContext<Row>()
  const [exporting, setExporting] = useState(false)

  const run = async () => {
    if (exporting || !getData) return
    setExporting(true)
    try {
      downloadCsv(`${name}-${todayInParis(Date.now())}.csv`, csvOf(columns, await getData({ maxResults: ALL_ROWS })))
      toast.success(texts.exported)
    } catch {
      toast.error(texts.exportFailed)
    } finally {
      setExporting(false)
    }
  }

  return (
    <Button
      size="small"
      startIcon={<FileDownloadOutlined />}
      disabled={!total}
      aria-disabled={exporting}
      onClick={() => void run()}
    >
      {exporting ? texts.exporting : texts.export}
    </Button>
  )
}
