import type { DiseaseDiff } from '@potager/domain/disease'
import { commonMessages, diseaseImportMessages as words } from '@potager/domain/messages'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/button/index.ts'
import { DetailDialog } from '../../../components/screen/index.ts'
import { DiseaseDiffView } from './DiseaseDiffView.tsx'
import css from './DiseaseImportDialog.module.css'

/** State of an import: no file, unreadable file, comparison (pending, failed or shown), or import pending. */
export type DiseaseImportState =
  | { step: 'choose' }
  | { step: 'unreadable'; problem: string }
  | { step: 'comparing' }
  | { step: 'failed'; message: string }
  | { step: 'compared'; diff: DiseaseDiff }
  /** The import was refused and must be compared again, or it had no response and may be retried. */
  | { step: 'not-applied'; diff: DiseaseDiff; message: string; again: 'compare' | 'apply' }
  | { step: 'applying'; diff: DiseaseDiff }

export type DiseaseImportDialogProps = {
  open: boolean
  state: DiseaseImportState
  fileName?: string | undefined
  onFile: (file: File) => void
  onCompare: () => void
  onApply: () => void
  onClose: () => void
}

/** Imports a file of diseases: choose it, review the changes, then apply them. */
export function DiseaseImportDialog(props: DiseaseImportDialogProps) {
  const { open, state, fileName, onCompare, onClose } = props
  const busy = state.step === 'comparing' || state.step === 'applying'
  const failure = failureOf(state)
  return (
    <DetailDialog open={open} title={words.title} actions={<Actions {...props} />} onClose={() => !busy && onClose()}>
      <div className={css.body} aria-busy={busy}>
        {state.step === 'choose' && (
          <>
            <p>{words.limits}</p>
            <p className={css.soft}>{words.rules}</p>
          </>
        )}
        {state.step !== 'choose' && fileName && <p className={css.file}>{fileName}</p>}
        <div role="alert">{failure && <p className={css.failure}>{failure}</p>}</div>
        {(state.step === 'failed' || (state.step === 'not-applied' && state.again === 'compare')) && (
          <Button size="small" variant="outlined" onClick={onCompare}>
            {words.compareAgain}
          </Button>
        )}
        <div role="status">
          {state.step === 'comparing' && <p>{words.reading}</p>}
          {state.step === 'applying' && <p>{words.applying}</p>}
        </div>
        {'diff' in state && <DiseaseDiffView diff={state.diff} />}
      </div>
    </DetailDialog>
  )
}

function failureOf(state: DiseaseImportState): string | null {
  if (state.step === 'unreadable') return state.problem
  return state.step === 'failed' || state.step === 'not-applied' ? state.message : null
}

function Actions({ open, state, onFile, onApply, onClose }: DiseaseImportDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const { step } = state
  // A step removes the button that started it, which had the focus.
  useEffect(() => {
    if (open && step && document.activeElement === document.body) close.current?.focus()
  }, [open, step])
  const busy = state.step === 'comparing' || state.step === 'applying'
  const changes = 'diff' in state ? state.diff.created.length + state.diff.changed.length : 0
  const blocked = 'diff' in state && state.diff.refused.length > 0
  const offered = changes > 0 && !blocked && !(state.step === 'not-applied' && state.again === 'compare')
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.json,text/csv,application/json"
        aria-label={words.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again after correcting it.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button ref={close} aria-disabled={busy} onClick={() => !busy && onClose()}>
        {commonMessages.close}
      </Button>
      <Button
        variant={state.step === 'choose' || state.step === 'unreadable' ? 'contained' : 'outlined'}
        aria-disabled={busy}
        onClick={() => !busy && input.current?.click()}
      >
        {state.step === 'choose' ? words.choose : words.chooseOther}
      </Button>
      {offered && (
        <Button variant="contained" aria-disabled={busy} aria-busy={busy} onClick={() => !busy && onApply()}>
          {busy ? words.applying : words.apply(changes)}
        </Button>
      )}
    </>
  )
}
