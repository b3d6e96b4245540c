import { formatInstant, shortId } from '@potager/domain/format'
import { commonMessages, reportFieldLabels, reportFormMessages, reportScreenMessages } from '@potager/domain/messages'
import { type Report, reportLimits } from '@potager/domain/report'
import { readText } from '@potager/domain/text'
import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { CheckField, TextField } from '../../../components/input/index.ts'
import { DetailDialog, Facts, useLeaveQuestion } from '../../../components/screen/index.ts'
import css from './ResolutionDialog.module.css'

const words = reportScreenMessages.form
const { max } = reportLimits.resolution

type Answer = { resolution: string; updateDisease: boolean }

const nothing: Answer = { resolution: '', updateDisease: false }

export type ResolutionDialogProps = {
  /** The report to resolve; null closes the dialog. */
  report: Report | null
  saving: boolean
  /** The server's error message; the dialog keeps the input. */
  failure?: string | null
  /** Receives the resolution, and whether the diseases need a change. */
  onResolve: (answer: Answer) => void
  onClose: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: (dirty: boolean) => void
}

/** Resolves a report for good: its summary, five preset phrases, and free text. */
export function ResolutionDialog({ report, saving, failure, onResolve, onClose, onDirty }: ResolutionDialogProps) {
  const form = useId()
  const [answer, setAnswer] = useState(nothing)
  const answered = readText(answer.resolution) !== '' || answer.updateDisease
  const { close, asking, question } = useLeaveQuestion(report !== null && answered, onClose, onDirty)
  const filled = problemOf(answer.resolution) === undefined
  // The input belongs to one report only.
  const [of, setOf] = useState(report?.id)
  if (of !== report?.id) {
    setOf(report?.id)
    setAnswer(nothing)
  }
  return (
    <>
      {question}
      <DetailDialog
        open={report !== null}
        title={words.title}
        asking={asking}
        actions={
          <>
            <Button onClick={close}>{commonMessages.cancel}</Button>
            <Button
              type="submit"
              form={form}
              variant="contained"
              disabled={!filled}
              aria-disabled={saving}
              aria-busy={saving}
            >
              {saving ? words.submitting : words.submit}
            </Button>
          </>
        }
        onClose={close}
      >
        {report && (
          <ResolutionForm
            id={form}
            report={report}
            failure={failure ?? null}
            answer={answer}
            onAnswer={setAnswer}
            onResolve={() => filled && !saving && onResolve({ ...answer, resolution: readText(answer.resolution) })}
          />
        )}
      </DetailDialog>
    </>
  )
}

type ResolutionFormProps = {
  id: string
  report: Report
  failure: string | null
  answer: Answer
  onAnswer: (answer: Answer) => void
  onResolve: () => void
}

function problemOf(text: string): string | undefined {
  if (readText(text) === '') return reportFormMessages.resolution
  return readText(text).length > max ? reportFormMessages.max(max) : undefined
}

function ResolutionForm({ id, report, failure, answer, onAnswer, onResolve }: ResolutionFormProps) {
  const { resolution, updateDisease } = answer
  const write = (text: string) => onAnswer({ ...answer, resolution: text })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onResolve()
  }
  return (
    <form id={id} noValidate onSubmit={submit} className={css.form}>
      <ReportSummary report={report} />
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <fieldset className={css.quick}>
        <legend>{words.quick}</legend>
        {words.phrases.map((phrase) => (
          <button key={phrase} type="button" aria-pressed={resolution === phrase} onClick={() => write(phrase)}>
            {phrase}
          </button>
        ))}
      </fieldset>
      <TextField
        label={reportFieldLabels.resolution}
        value={resolution}
        onChange={write}
        rows={3}
        required
        error={answer === nothing ? undefined : problemOf(resolution)}
      />
      <CheckField
        label={words.updateDisease}
        checked={updateDisease}
        onChange={(next) => onAnswer({ ...answer, updateDisease: next })}
      />
      {updateDisease && <p className={css.hint}>{words.updateHint}</p>}
    </form>
  )
}

function ReportSummary({ report: { id, sessionId, createdAt, feedback, ...report } }: { report: Report }) {
  return (
    <Facts
      facts={[
        [reportFieldLabels.id, `#${shortId(id)}`],
        [reportFieldLabels.session, `#${shortId(sessionId)}`],
        [reportFieldLabels.createdAt, formatInstant(createdAt)],
        [reportFieldLabels.actualDiagnosis, report.actualDiagnosis],
        [reportFieldLabels.feedback, feedback],
      ]}
    />
  )
}
