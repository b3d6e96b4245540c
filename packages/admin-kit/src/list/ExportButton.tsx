import { CONSOLE_LARGEST_PAGE } from '@potager/domain/console'
import { consoleMessages, backOfficeMessages as texts } from '@potager/domain/messages'
import { ExportControl } from '@potager/ui/list'
import { toast } from '@potager/ui/toast'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { useSubject } from '../admin/subject.tsx'
import { csvFile, slugOf, useExport } from '../export/useExport.ts'
import { exportColumns, type NamedColumn } from './column.ts'
import type { ExportDialogProps, ExportForm, Filter } from './ExportDialog.tsx'

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

  return (
    <>
      <ExportControl
        label={texts.export}
        asks={form !== undefined}
        progress={progress}
        disabled={form ? total === undefined : !total}
        onExport={form ? () => void ask(form) : start}
        onStop={stop}
      />
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
