import { CONSOLE_LARGEST_PAGE } from '@potager/domain/console'
import { consoleMessages, backOfficeMessages as texts } from '@potager/domain/messages'
import { todayInParis } from '@potager/domain/time'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { toast } from '@potager/ui/toast'
import { type RaRecord, useDataProvider, useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { largestOrderPage } from '../data/orders.ts'
import type { Resource } from '../data/queryKeys.ts'
import { config } from '../services.ts'
import { type CsvColumn, csvOf, downloadCsv } from './csv.ts'
import { readAll } from './readAll.ts'
import css from './resource-list.module.css'

type ExportButtonProps<Row> = { resource: Resource; name: string; columns: readonly CsvColumn<Row>[] }

/** Exports every row that matches the filters, in the order shown, whatever the page; says how far it is and can be stopped. */
export function ExportButton<Row extends RaRecord>({ resource, name, columns }: ExportButtonProps<Row>) {
  const { total, filterValues, sort } = useListContext<Row>()
  const dataProvider = useDataProvider()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    const stop = new AbortController()
    running.current = stop
    setProgress({ done: 0, total: total ?? 0 })
    try {
      const rows = await readAll<Row>(
        dataProvider,
        { resource, filter: filterValues, sort },
        {
          perPage: resource === 'orders' ? largestOrderPage(config) : CONSOLE_LARGEST_PAGE,
          signal: stop.signal,
          onProgress: (done, all) => setProgress({ done, total: all }),
        },
      )
      downloadCsv(`${name}-${todayInParis(Date.now())}.csv`, csvOf(columns, rows))
      toast.success(texts.exported)
    } catch {
      if (stop.signal.aborted) toast.success(consoleMessages.exportCancelled)
      else toast.error(texts.exportFailed)
    } finally {
      setProgress(null)
    }
  }

  if (progress) {
    return (
      <span className={css.exporting}>
        <progress
          value={progress.done}
          max={Math.max(progress.total, 1)}
          aria-label={consoleMessages.exportProgress}
          aria-valuetext={consoleMessages.exporting(progress.done, progress.total)}
        />
        <span className={css.count}>{consoleMessages.exporting(progress.done, progress.total)}</span>
        <Button size="small" onClick={() => running.current?.abort()}>
          {consoleMessages.cancelExport}
        </Button>
      </span>
    )
  }
  return (
    <Button size="small" startIcon={<Icon name="download" />} disabled={!total} onClick={() => void run()}>
      {texts.export}
    </Button>
  )
}
