import { importMessages as common, commonMessages } from '@potager/domain/messages'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/index.ts'
import { DetailDialog } from '../screen/index.ts'
import css from './ImportDialog.module.css'
import { ImportDiffView, type ImportState, type ImportWords } from './ImportDiffView.tsx'

/** Props of an import of any kind of record. */
export type ImportProps<Field extends string> = {
  open: boolean
  /** Step of the import, with what it shows. */
  state: ImportState<Field>
  fileName?: string | undefined
  onFile: (file: File) => void
  /** Compares the file with the records again. */
  onCompare: () => void
  /** Writes what is shown. */
  onApply: () => void
  onClose: () => void
}

export type ImportDialogProps<Field extends string> = ImportProps<Field> & {
  /** Texts that name the kind of record. */
  words: ImportWords
  /** The name of each field, and how its texts are shown; as they are by default. */
  fieldLabels: Readonly<Record<Field, string>>
  /** How a field's text is shown; unchanged by default. */
  shown?: (field: Field, text: string) => string
  /** What is asked before the comparison is applied. */
  children?: ReactNode
  /** Kinds of files that can be chosen; CSV by default. */
  accept?: string
  /** Called for a file to fill in; without it none is offered. */
  onTemplate?: () => void
}

/** Imports a file of records: choose it, review the changes, then apply them. */
export function ImportDialog<Field extends string>(props: ImportDialogProps<Field>) {
  const { open, state, words, fieldLabels, shown, fileName, children, onTemplate, onCompare, onClose } = props
  const busy = isBusy(state)
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
        {onTemplate && (state.step === 'choose' || state.step === 'unreadable') && (
          <Button size="small" variant="outlined" onClick={onTemplate}>
            {common.template}
          </Button>
        )}
        {(state.step === 'failed' || (state.step === 'not-applied' && state.again === 'compare')) && (
          <Button size="small" variant="outlined" onClick={onCompare}>
            {common.compareAgain}
          </Button>
        )}
        <div role="status">
          {state.step === 'comparing' && <p>{common.reading}</p>}
          {state.step === 'applying' && <p>{common.applying}</p>}
        </div>
        {children}
        {'diff' in state && (
          <ImportDiffView diff={state.diff} words={words} fieldLabels={fieldLabels} {...(shown ? { shown } : {})} />
        )}
      </div>
    </DetailDialog>
  )
}

type AnyState = ImportState<string>

const isBusy = ({ step }: AnyState) => step === 'comparing' || step === 'applying'

function failureOf(state: AnyState): string | null {
  if (state.step === 'unreadable') return state.problem
  return state.step === 'failed' || state.step === 'not-applied' ? state.message : null
}

type ActionsProps = Pick<
  ImportDialogProps<string>,
  'open' | 'state' | 'words' | 'accept' | 'onFile' | 'onApply' | 'onClose'
>

function Actions({ open, state, words, accept = '.csv,text/csv', onFile, onApply, onClose }: ActionsProps) {
  const input = useRef<HTMLInputElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const { step } = state
  // A step removes the button that started it, which had the focus.
  useEffect(() => {
    if (open && step && document.activeElement === document.body) close.current?.focus()
  }, [open, step])
  const busy = isBusy(state)
  const changes = 'diff' in state ? state.diff.created.length + state.diff.changed.length : 0
  const blocked = 'diff' in state && state.diff.refused.length > 0
  const offered = changes > 0 && !blocked && !(state.step === 'not-applied' && state.again === 'compare')
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={common.choose}
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
        {state.step === 'choose' ? common.choose : common.chooseOther}
      </Button>
      {offered && (
        <Button variant="contained" aria-disabled={busy} aria-busy={busy} onClick={() => !busy && onApply()}>
          {busy ? common.applying : words.apply(changes)}
        </Button>
      )}
    </>
  )
}
