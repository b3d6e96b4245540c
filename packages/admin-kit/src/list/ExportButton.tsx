import { CONSOLE_LARGEST_PAGE } from '@potager/domain/console'
import { consoleMessages, backOfficeMessages as texts, exportMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { toast } from '@potager/ui/toast'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { useSubject } from '../admin/subject.tsx'
import { csvFile, slugOf } from '../export/csv.ts'
import { useExport } from '../export/useExport.ts'
import { exportColumns, type NamedColumn } from './column.ts'
import type { ExportDialogProps, ExportForm, Filter } from './ExportDialog.tsx'
import css from './list.module.css'

type ExportButtonProps = {
  columns: readonly NamedColumn[]
  /** Rows read at once. */
  pageSize?: number | undefined
  form?: ExportForm | undefined
}

/**
 * Exports every row that matches the filters, or what the form asks for, in the current order, over all pages; shows
 * progress and can be cancelled.
 */
export function ExportButton({ columns, pageSize: perPage = CONSOLE_LARGEST_PAGE, form }: ExportButtonProps) {
  const { total, filterValues, sort, resource } = useListContext()
  const dataProvider = useDataProvider()
  const { label } = useSubject()
  const asked = useRef<Filter>(undefined)
  const [opened, setOpened] = useState<{ Dialog: ComponentType<ExportDialogProps>; inputs: ReactNode }>()
  const wanted = {
    name: slugOf(label),
    file: csvFile(exportColumns(columns, consoleMessages.columns.reference)),
    read: async (index: number, signal: AbortSignal) => {
      const pagination = { page: index + 1, perPage }
      const filter = asked.current ?? (filterValues as Filter)
      const page = await dataProvider.getList<RaRecord>(resource, { pagination, sort, filter, signal })
      const { data: items, total: all = 0 } = page
      return { items, total: all, last: items.length < perPage || (index + 1) * perPage >= all }
    },
    nothing: texts.noResult,
  }
  const { progress, start, stop } = useExport(wanted, total)
  const ask = async ({ load }: ExportForm) => {
    try {
      const [{ ExportDialog: Dialog }, inputs] = await Promise.all([import('./ExportDialog.tsx'), load()])
      setOpened({ Dialog, inputs })
    } catch (error) {
      console.error(error)
      toast.error(texts.partMissing)
    }
  }

  if (progress) {
    return (
      <span className={css.exporting}>
        <progress
          value={progress.done}
          max={Math.max(progress.total, 1)}
          aria-label={words.progress}
          aria-valuetext={words.soFar(progress.done, progress.total)}
        />
        <span className={css.soFar}>{words.soFar(progress.done, progress.total)}</span>
        <Button size="small" onClick={stop}>
          {words.stop}
        </Button>
      </span>
    )
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon name="download" />}
        disabled={form ? total === undefined : !total}
        onClick={form ? () => void ask(form) : start}
        {...(form ? { 'aria-haspopup': 'dialog' as const } : {})}
      >
        {texts.export}
      </Button>
      {form && opened && (
        <opened.Dialog
          form={form}
          inputs={opened.inputs}
          onExport={(filter) => {
            asked.current = filter
            start()
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
