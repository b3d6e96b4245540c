import { type Disease, diseasesToCsv, diseasesToJson, listDiseases } from '@potager/domain/disease'
import { diseaseImportMessages as words } from '@potager/domain/messages'
import { todayInParis } from '@potager/domain/time'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { toast } from '@potager/ui/toast'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { downloadText } from '../lists/csv.ts'
import { readPages } from '../lists/readPages.ts'
import { api, config } from '../services.ts'

// Reading files by the rules of the form weighs more than the page.
const ImportDiseases = lazyDialog(() => import('./ImportDiseases.tsx').then((module) => module.ImportDiseases))

const PAGE = 100
const formats = {
  csv: { label: words.exportCsv, type: 'text/csv', write: diseasesToCsv },
  json: { label: words.exportJson, type: 'application/json', write: diseasesToJson },
} as const
type Format = keyof typeof formats

/** The whole base as a file, whatever the page and the filter; named by the day in Paris. */
function useExport() {
  const [exporting, setExporting] = useState<Format | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (format: Format) => {
    const stop = new AbortController()
    running.current = stop
    setExporting(format)
    try {
      const read = (page: number) => api.send(listDiseases, { page, size: PAGE }, { signal: stop.signal })
      const rows = await readPages<Disease>(read, { signal: stop.signal, onProgress: () => undefined })
      if (rows.length === 0) return void toast.error(words.nothingToExport)
      const { type, write } = formats[format]
      downloadText(`maladies-${todayInParis(Date.now())}.${format}`, write(rows), type)
      toast.success(words.exported(rows.length))
    } catch {
      if (!stop.signal.aborted) toast.error(words.exportFailed)
    } finally {
      setExporting(null)
    }
  }
  return { exporting, run: (format: Format) => void run(format) }
}

/** Exports the base, and imports files into it where the backend compares them. */
export function DiseaseTools() {
  const { exporting, run } = useExport()
  const [importing, setImporting] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          startIcon={<Icon name="download" />}
          aria-disabled={exporting !== null}
          onClick={() => exporting === null && run(format)}
        >
          {exporting === format ? words.exporting : formats[format].label}
        </Button>
      ))}
      {config.extensions && (
        <Button
          size="small"
          startIcon={<Icon name="upload" />}
          aria-haspopup="dialog"
          onClick={() => {
            setOpened(true)
            setImporting(true)
          }}
        >
          {words.import}
        </Button>
      )}
      {opened && (
        <Suspense>
          <ImportDiseases open={importing} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
