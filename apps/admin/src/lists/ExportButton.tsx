import { largestOrderPage } from '@potager/admin-kit/query'
import type { Resource } from '@potager/domain/api'
import { CONSOLE_LARGEST_PAGE } from '@potager/domain/console'
import { backOfficeMessages as texts, exportMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { supports } from '../services.ts'
import type { CsvColumn } from './csv.ts'
import { csvFile } from './exportRows.ts'
import css from './resource-list.module.css'
import { useExport } from './useExport.ts'

type ExportButtonProps<Row> = { resource: Resource; name: string; columns: readonly CsvColumn<Row>[] }

/**
 * Exports every row that matches the filters, in the current order, over all pages; shows progress and can be
 * cancelled.
 */
export function ExportButton<Row extends RaRecord>({ resource, name, columns }: ExportButtonProps<Row>) {
  const { total, filterValues: filter, sort } = useListContext<Row>()
  const dataProvider = useDataProvider()
  const perPage = resource === 'orders' ? largestOrderPage(supports) : CONSOLE_LARGEST_PAGE
  const wanted = {
    name,
    file: csvFile(columns),
    read: async (index: number, signal: AbortSignal) => {
      const pagination = { page: index + 1, perPage }
      const page = await dataProvider.getList<Row>(resource, { pagination, sort, filter, signal })
      const { data: items, total: all = 0 } = page
      return { items, total: all, last: items.length < perPage || (index + 1) * perPage >= all }
    },
    nothing: texts.noResult,
  }
  const { progress, start, stop } = useExport<Row>(wanted, total)

  if (progress) {
    return (
      <span className={css.exporting}>
        <progress
          value={progress.done}
          max={Math.max(progress.total, 1)}
          aria-label={words.progress}
          aria-valuetext={words.soFar(progress.done, progress.total)}
        />
        <span className={css.count}>{words.soFar(progress.done, progress.total)}</span>
        <Button size="small" onClick={stop}>
          {words.stop}
        </Button>
      </span>
    )
  }
  return (
    <Button size="small" startIcon={<Icon name="download" />} disabled={!total} onClick={start}>
      {texts.export}
    </Button>
  )
}
