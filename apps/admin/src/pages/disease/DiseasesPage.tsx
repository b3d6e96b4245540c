import { failureOf } from '@potager/admin-kit/data'
import { type FileKind, useExport } from '@potager/admin-kit/export'
import type { ApiError } from '@potager/domain/api'
import {
  DISEASE_PAGE_SIZE,
  type Disease,
  type DiseaseFilter,
  diseasesToCsv,
  diseasesToJson,
  importDiseases,
  listDiseases,
  matchesDiseaseFilter,
  nearlySame,
} from '@potager/domain/disease'
import {
  commonMessages,
  diseaseImportMessages,
  diseaseMessages,
  diseaseScreenMessages as words,
} from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { DiseasesScreen } from '@potager/ui/disease'
import { ConfirmDialog } from '@potager/ui/feedback'
import { Icon } from '@potager/ui/icon'
import { toast } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApiQuery, useWholeList } from '../../platform/data/useApi.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import {
  addressCodec,
  filter as filterOf,
  opened as openedOf,
  page as pageOf,
  text,
  useAddress,
  useLastPage,
} from '../../platform/list/address.ts'
import { api, supports } from '../../platform/services.ts'
import { readReportDraft } from '../report/reportAddress.ts'

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
    nothing: diseaseImportMessages.nothingToExport,
    done: diseaseImportMessages.exported,
  })
}

/** Exports the knowledge base, and imports files where the backend can compare them. */
function DiseaseTools() {
  const exports = [
    { label: diseaseImportMessages.exportCsv, ...useDiseaseExport(csv) },
    { label: diseaseImportMessages.exportJson, ...useDiseaseExport(json) },
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
          {progress ? diseaseImportMessages.exporting : label}
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
          {diseaseImportMessages.import}
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

// The form and its rules are larger than the page: loaded on first opening.
const OpenDisease = lazyDialog(() => import('./OpenDisease.tsx').then((module) => module.OpenDisease))

const address = addressCodec({
  filter: filterOf({ text: text('texte'), urgency: text('urgence'), race: text('race') }),
  page: pageOf,
  action: openedOf('action'),
})

function usePage(page: number) {
  const query = useApiQuery(listDiseases, { page }, { keepPrevious: true })
  const { data, error, isRefetching, isPlaceholderData, refetch } = query
  return {
    diseases: isPlaceholderData && data?.items.length === 0 ? null : (data?.items ?? null),
    settled: data !== undefined && !isPlaceholderData,
    total: data?.total ?? 0,
    matching: null,
    totalPages: data?.totalPages ?? 0,
    failure: failureOf(error),
    refreshing: isRefetching,
    refetch,
  }
}

/** One page of the matching diseases, filtered over the whole list, with all its symptoms and breeds. */
function useFiltered(filter: DiseaseFilter, page: number) {
  const { data, error, isPending, isRefetching, refetch } = useWholeList(listDiseases, { enabled: true })
  const matching = data?.rows.filter((disease) => matchesDiseaseFilter(disease, filter))
  return {
    shown: {
      diseases: matching?.slice(page * DISEASE_PAGE_SIZE, (page + 1) * DISEASE_PAGE_SIZE) ?? null,
      settled: data !== undefined,
      total: data?.total ?? 0,
      matching: data?.complete ? (matching?.length ?? null) : null,
      totalPages: Math.ceil((matching?.length ?? 0) / DISEASE_PAGE_SIZE),
      failure: failureOf(error),
      refreshing: isRefetching,
      refetch,
    },
    rows: data?.rows ?? (isPending ? null : []),
    vocabulary: [...new Set(data?.rows.flatMap(({ symptoms }) => symptoms))],
    races: [...new Set(data?.rows.flatMap(({ affectedRaces }) => affectedRaces))],
  }
}

/** The draft from a report just resolved, and the existing disease of that name once the list is loaded. */
function useReported(rows: readonly Disease[] | null) {
  const draft = readReportDraft(useLocation().state)
  if (!draft) return { draft: undefined, known: null, ready: true }
  const known = rows?.find(({ name }) => nearlySame(name, draft.name)) ?? null
  return { draft, known, ready: rows !== null }
}

/** « Maladies »: filter, page and open dialog are in the URL; `?action=create` opens a new one. */
export function DiseasesPage() {
  const [{ filter, page, action }, go] = useAddress(address)
  const paged = usePage(page)
  const { shown: filtered, rows, vocabulary, races } = useFiltered(filter, page)
  const reported = useReported(rows)
  const { refetch, settled, diseases, ...shown } = Object.keys(filter).length > 0 ? filtered : paged
  const [deleting, setDeleting] = useState<Disease | null>(null)
  const [editing, setEditing] = useState<Disease | null>(null)
  const { remove } = useRecords('diseases')
  const deletion = useMutation<void, ApiError, Disease>({
    mutationFn: (disease) => remove(disease),
    onSuccess: () => toast.success(diseaseMessages.deleted),
    onError: ({ body }) => toast.error(commonMessages.because(diseaseMessages.deleteFailure, body.message)),
  })

  const leaving = useLastPage(page, settled ? shown.totalPages : null, (last) => go({ page: last }, { replace: true }))
  const opening = editing !== null || (action === 'create' && reported.ready)
  const [opened, setOpened] = useState(opening)
  if (opening && !opened) setOpened(true)

  return (
    <>
      <DiseasesScreen
        {...shown}
        diseases={leaving ? null : diseases}
        page={page}
        filter={filter}
        onFilter={(next) => go({ filter: next, page: 0, action: null }, { replace: true })}
        onPage={(next) => go({ page: next })}
        onRefresh={() => void refetch()}
        onAdd={() => go({ action: 'create' })}
        onEdit={setEditing}
        onDelete={setDeleting}
        tools={<DiseaseTools />}
      />
      {(opened || opening) && (
        <Suspense>
          <OpenDisease
            open={opening}
            disease={editing ?? reported.known}
            // The draft applies only to the disease that the report names.
            draft={editing ? undefined : reported.draft}
            vocabulary={vocabulary}
            races={races}
            onClose={() => {
              setEditing(null)
              go({ action: null }, { replace: true })
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={deleting ? diseaseMessages.deleteQuestion(deleting.name) : ''}
        message={diseaseMessages.deleteWarning}
        confirmLabel={words.delete}
        cancelLabel={words.keep}
        onConfirm={() => {
          if (deleting) deletion.mutate(deleting)
          setDeleting(null)
        }}
        onCancel={() => setDeleting(null)}
      />
    </>
  )
}
