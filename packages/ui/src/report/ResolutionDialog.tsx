import { formatInstant, shortId } from '@potager/domain/format'
import { commonMessages, reportDeskMessages, reportFormMessages } from '@potager/domain/messages'
import { type Report, reportLimits } from '@potager/domain/report'
import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { CheckField, TextField } from '../input/index.ts'
import { DetailDialog, Facts } from '../screen/index.ts'
import css from './ResolutionDialog.module.css'

const words = reportDeskMessages.form
const { max } = reportLimits.resolution

export type ResolutionDialogProps = {
  /** The report to resolve; null closes the dialog. */
  report: Report | null
  saving: boolean
  /** What the server refused, in words; the dialog keeps what was typed. */
  failure?: string | null
  onResolve: (answer: { resolution: string; updateDisease: boolean }) => void
  onClose: () => void
}

/** Resolves a report for good: its summary, five quick phrases, and a text of one's own (SPEC §2, §5). */
export function ResolutionDialog({ report, saving, failure, onResolve, onClose }: ResolutionDialogProps) {
  const form = useId()
  const [filled, setFilled] = useState(false)
  const shown = report !== null
  return (
    <DetailDialog
      open={shown}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button type="submit" form={form} variant="contained" disabled={!filled || saving} aria-busy={saving}>
            {saving ? words.submitting : words.submit}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {report && (
        <ResolutionForm
          key={report.id}
          id={form}
          report={report}
          failure={failure ?? null}
          onFilled={setFilled}
          onResolve={(answer) => !saving && onResolve(answer)}
        />
      )}
    </DetailDialog>
  )
}

type ResolutionFormProps = Pick<ResolutionDialogProps, 'onResolve'> & {
  id: string
  report: Report
  failure: string | null
  onFilled: (filled: boolean) => void
}

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return reportFormMessages.resolution
  return text.trim().length > max ? reportFormMessages.max(max) : undefined
}

function ResolutionForm({ id, report, failure, onFilled, onResolve }: ResolutionFormProps) {
  const [resolution, setResolution] = useState('')
  const [touched, setTouched] = useState(false)
  const [updateDisease, setUpdateDisease] = useState(false)
  const problem = problemOf(resolution)
  const write = (text: string) => {
    setResolution(text)
    setTouched(true)
    onFilled(problemOf(text) === undefined)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!problem) onResolve({ resolution: resolution.trim(), updateDisease })
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
        label={words.resolution}
        value={resolution}
        onChange={write}
        rows={3}
        required
        error={touched ? problem : undefined}
      />
      <CheckField label={words.updateDisease} checked={updateDisease} onChange={setUpdateDisease} />
      {updateDisease && <p className={css.hint}>{words.updateHint}</p>}
    </form>
  )
}

function ReportSummary({ report: { id, sessionId, createdAt, feedback, ...report } }: { report: Report }) {
  const { columns } = reportDeskMessages
  return (
    <Facts
      facts={[
        [columns.id, `#${shortId(id)}`],
        [columns.session, `#${shortId(sessionId)}`],
        [columns.date, formatInstant(createdAt)],
        [columns.diagnosis, report.actualDiagnosis],
        [columns.feedback, feedback],
      ]}
    />
  )
}
