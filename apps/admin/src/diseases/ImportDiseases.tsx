import { newIdempotencyKey } from '@potager/domain/api'
import { type DiseaseDiff, diseaseImportLimits, type ImportRow, importDiseases } from '@potager/domain/disease'
import { readDiseaseFile } from '@potager/domain/forms'
import { diseaseImportMessages as words } from '@potager/domain/messages'
import { DiseaseImportDialog, type DiseaseImportState } from '@potager/ui/disease'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { reasonOf } from '../data/failureOf.ts'
import { useApiMutation } from '../data/useApi.ts'
import { api } from '../services.ts'

type Chosen = { rows: readonly ImportRow[]; refused: DiseaseDiff['refused'] }

const nothing: DiseaseDiff = { created: [], changed: [], unchanged: [], refused: [] }

/** The server's comparison, plus the rows that the file's own rules refused. */
async function compare({ rows, refused }: Chosen): Promise<DiseaseDiff & { digest: string }> {
  const found = rows.length > 0 ? await api.send(importDiseases, { rows, apply: false }) : { ...nothing, digest: '' }
  return { ...found, refused: [...refused, ...found.refused].toSorted((a, b) => a.row - b.row) }
}

async function readFile(file: File): Promise<ReturnType<typeof readDiseaseFile>> {
  if (file.size > diseaseImportLimits.bytes) return { problem: words.file.tooLarge }
  try {
    return readDiseaseFile(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { problem: words.unreadableFile }
  }
}

/** The import dialog with its calls: nothing is written before « Importer », and then exactly what was compared. */
export function ImportDiseases({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [state, setState] = useState<DiseaseImportState>({ step: 'choose' })
  const [fileName, setFileName] = useState<string>()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [intention, setIntention] = useState({ key: '', digest: '' })
  const diff = 'diff' in state ? state.diff : nothing
  const application = useApiMutation(importDiseases, {
    idempotencyKey: () => intention.key,
    onSuccess: ({ created, changed }) => {
      setState({ step: 'choose' })
      onClose()
      toast.success(words.applied(created.length, changed.length))
    },
    onError: (error) => {
      const answered = error.status >= 400 && error.status < 500
      const message = answered ? words.applyFailed(reasonOf(error)) : words.noAnswer
      setState({ step: 'not-applied', diff, message, again: answered ? 'compare' : 'apply' })
    },
  })

  const show = async (file: Chosen) => {
    setState({ step: 'comparing' })
    try {
      const { digest, ...found } = await compare(file)
      setIntention({ key: newIdempotencyKey(), digest })
      setState({ step: 'compared', diff: found })
    } catch (error) {
      setState({ step: 'failed', message: words.comparisonFailed(reasonOf(error)) })
    }
  }

  const choose = async (file: File) => {
    setFileName(file.name)
    setState({ step: 'comparing' })
    const read = await readFile(file)
    if ('problem' in read) return setState({ step: 'unreadable', problem: read.problem })
    setChosen(read)
    return show(read)
  }

  return (
    <DiseaseImportDialog
      open={open}
      state={state}
      fileName={fileName}
      onFile={(file) => void choose(file)}
      onCompare={() => chosen && void show(chosen)}
      onApply={() => {
        if (!chosen) return
        setState({ step: 'applying', diff })
        application.mutate({ rows: chosen.rows, apply: true, digest: intention.digest })
      }}
      onClose={() => {
        setState({ step: 'choose' })
        onClose()
      }}
    />
  )
}
