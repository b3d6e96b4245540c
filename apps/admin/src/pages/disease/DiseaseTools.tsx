import { type FileKind, useExport } from '@potager/admin-kit/export'
import { type Disease, diseasesToCsv, diseasesToJson, importDiseases, listDiseases } from '@potager/domain/disease'
import { diseaseImportMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { api, supports } from '../../platform/services.ts'

// The parser and its validation rules are larger than the page.
const ImportDiseases = lazyDialog(() => import('./ImportDiseases.tsx').then((module) => module.ImportDiseases))

const PAGE = 100
const csv = { extension: 'csv', type: 'text/csv', write: diseasesToCsv }
const json = { extension: 'json', type: 'application/json', write: diseasesToJson }

function useDiseaseExport(file: FileKind<Disease>) {
  return useExport<Disease>({
    name: 'maladies',
    file,
    read: (page, signal) => api.send(listDiseases, { page, size: PAGE }, { signal }),
    nothing: words.nothingToExport,
    done: words.exported,
  })
}

/** Exports the knowledge base, and imports files where the backend can compare them. */
export function DiseaseTools() {
  const exports = [
    { label: words.exportCsv, ...useDiseaseExport(csv) },
    { label: words.exportJson, ...useDiseaseExport(json) },
  ]
  const exporting = exports.some(({ progress }) => progress !== null)
  const [importing, setImporting] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      {exports.map(({ label, progress, start }) => (
        <Button
          key={label}
          size="small"
          startIcon={<Icon name="download" />}
          aria-disabled={exporting}
          onClick={() => !exporting && start()}
        >
          {progress ? words.exporting : label}
        </Button>
      ))}
      {supports(importDiseases) && (
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
