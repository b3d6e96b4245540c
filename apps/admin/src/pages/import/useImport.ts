import { reasonOf } from '@potager/admin-kit/data'
import { type Call, newIdempotencyKey } from '@potager/domain/api'
import { importMessages as common } from '@potager/domain/messages'
import type { ImportDiff, ImportState } from '@potager/ui/import'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation } from '../../platform/data/useApi.ts'
import { api } from '../../platform/services.ts'

type Refused = ImportDiff<string>['refused']
type Chosen<Row> = { rows: readonly Row[]; refused: Refused }
type Sent<Row> = { rows: readonly Row[]; apply: boolean; digest?: string; restaurantId?: string }

/** A kind of import: its call, how its files are read, and what is said of it. */
export type ImportKind<Row, Field extends string> = {
  call: Call<Sent<Row>, ImportDiff<Field> & { digest: string }>
  bytes: number
  read: (bytes: Uint8Array) => Chosen<Row> | { problem: string }
  words: { file: { tooLarge: string }; applied: (created: number, changed: number) => string }
}

const nothing: ImportDiff<never> = { created: [], changed: [], unchanged: [], refused: [] }

/** The server's comparison, plus the rows that the file's own rules refused. */
async function compare<Row, Field extends string>(
  { call }: ImportKind<Row, Field>,
  { rows, refused }: Chosen<Row>,
): Promise<ImportDiff<Field> & { digest: string }> {
  const found = rows.length > 0 ? await api.send(call, { rows, apply: false }) : { ...nothing, digest: '' }
  return { ...found, refused: [...refused, ...found.refused].toSorted((a, b) => a.row - b.row) }
}

async function readFile<Row, Field extends string>({ bytes, read, words }: ImportKind<Row, Field>, file: File) {
  if (file.size > bytes) return { problem: words.file.tooLarge }
  try {
    return read(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { problem: common.unreadableFile }
  }
}

/**
 * What an import dialog shows and does: nothing is written before « Importer », and then exactly what was compared.
 * @param restaurantId where what it creates belongs, '' where the server is to say or nothing belongs to one
 * @returns the dialog's state and events
 */
export function useImport<Row, Field extends string>(
  kind: ImportKind<Row, Field>,
  onClose: () => void,
  restaurantId = '',
) {
  const [state, setState] = useState<ImportState<Field>>({ step: 'choose' })
  const [fileName, setFileName] = useState<string>()
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null)
  const [intention, setIntention] = useState({ key: '', digest: '' })
  const diff = 'diff' in state ? state.diff : nothing
  const end = () => {
    setState({ step: 'choose' })
    onClose()
  }
  const application = useApiMutation(kind.call, {
    idempotencyKey: () => intention.key,
    onSuccess: ({ created, changed }) => {
      end()
      toast.success(kind.words.applied(created.length, changed.length))
    },
    onError: (error) => {
      const answered = error.status >= 400 && error.status < 500
      const message = answered || error.failure === 'fault' ? common.applyFailed(reasonOf(error)) : common.noAnswer
      setState({ step: 'not-applied', diff, message, again: answered ? 'compare' : 'apply' })
    },
  })

  const show = async (file: Chosen<Row>) => {
    setState({ step: 'comparing' })
    try {
      const { digest, ...found } = await compare(kind, file)
      setIntention({ key: newIdempotencyKey(), digest })
      setState({ step: 'compared', diff: found })
    } catch (error) {
      setState({ step: 'failed', message: common.comparisonFailed(reasonOf(error)) })
    }
  }

  const choose = async (file: File) => {
    setFileName(file.name)
    setState({ step: 'comparing' })
    const read = await readFile(kind, file)
    if ('problem' in read) return setState({ step: 'unreadable', problem: read.problem })
    setChosen(read)
    return show(read)
  }

  return {
    state,
    fileName,
    onFile: (file: File) => void choose(file),
    onCompare: () => {
      if (chosen) void show(chosen)
    },
    onApply: () => {
      if (!chosen) return
      setState({ step: 'applying', diff })
      const { rows } = chosen
      application.mutate({ rows, apply: true, digest: intention.digest, ...(restaurantId ? { restaurantId } : {}) })
    },
    onClose: end,
  }
}
