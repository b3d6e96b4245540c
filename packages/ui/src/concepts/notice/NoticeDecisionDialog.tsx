import { zodResolver } from '@hookform/resolvers/zod'
import { noticeDecisionForm } from '@potager/domain/forms'
import { noticeScreenMessages } from '@potager/domain/messages'
import { type NoticeDecision, noticeDecisions, noticeLimits, type OpenNotice } from '@potager/domain/notice'
import { readText } from '@potager/domain/text'
import { useEffect } from 'react'
import { type Control, Controller, type DefaultValues, useForm, useWatch } from 'react-hook-form'
import { TextField } from '../../components/input/index.ts'
import { DetailForm } from '../../components/screen/DetailForm.tsx'
import css from './NoticeDecisionDialog.module.css'
import { motiveOf } from './notice-words.ts'

const words = noticeScreenMessages.dialog
const labels: Record<NoticeDecision, string> = { KEPT: words.keep, WITHDRAWN: words.withdraw }

/** A decision and its reasons. */
export type Ruling = { decision: NoticeDecision; reason: string }

export type NoticeDecisionDialogProps = {
  open: boolean
  /** The notices of one review that are shown, the asked one first. */
  notices: readonly OpenNotice[]
  /** Why the last decision was refused. */
  problem?: string | undefined
  /** True while the decision is being stored. */
  saving?: boolean
  onDecide: (ruling: Ruling) => void
  onClose: () => void
  /** Called with whether there are unsent reasons. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** Asks whether a noticed review stays, and why; asks before reasons that are not sent are discarded. */
export function NoticeDecisionDialog({ open, saving = false, onClose, onDirty, ...props }: NoticeDecisionDialogProps) {
  const { title, cancel, confirm: submit } = words
  return (
    <DetailForm {...{ title, cancel, submit }} open={open} saving={saving} onClose={onClose} onDirty={onDirty}>
      {(form) => (
        <>
          <Read notices={props.notices} />
          <RulingFields {...form} {...props} />
        </>
      )}
    </DetailForm>
  )
}

/** What was said of the review, and the review. */
function Read({ notices }: Pick<NoticeDecisionDialogProps, 'notices'>) {
  const [first] = notices
  if (!first) return null
  const { author, comment } = first.review
  return (
    <>
      <ul className={css.notices}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <strong>{motiveOf(notice)}</strong>
            {notice.explanation && <p>{notice.explanation}</p>}
          </li>
        ))}
      </ul>
      <blockquote className={css.review}>
        <strong>{noticeScreenMessages.review(author)}</strong>
        <p>{comment ?? noticeScreenMessages.noComment}</p>
      </blockquote>
      <p className={css.rule}>{words.closes(first.open)}</p>
    </>
  )
}

type FieldsProps = Pick<NoticeDecisionDialogProps, 'problem' | 'onDecide'> & {
  id: string
  saving: boolean
  onTyped: (typed: boolean) => void
}

function RulingFields({ id, problem, saving, onDecide, onTyped }: FieldsProps) {
  // No decision is preselected.
  const start: DefaultValues<Ruling> = { reason: '' }
  const form = useForm<Ruling>({ resolver: zodResolver(noticeDecisionForm), defaultValues: start, mode: 'onTouched' })
  const { control } = form
  const { reason = '' } = useWatch({ control })
  const length = readText(reason).length
  const typed = length > 0
  useEffect(() => {
    onTyped(typed)
    return () => onTyped(false)
  }, [typed, onTyped])
  const send = (ruling: Ruling) => {
    if (!saving) onDecide(ruling)
  }
  return (
    <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <DecisionChoice control={control} id={`${id}-decision`} />
      <Controller
        control={control}
        name="reason"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={words.reason}
            rows={4}
            required
            hint={words.reasonHint(length, noticeLimits.reason.max)}
            error={fieldState.error?.message}
          />
        )}
      />
      <p className={css.error} role="alert">
        {problem}
      </p>
    </form>
  )
}

function DecisionChoice({ control, id }: { control: Control<Ruling>; id: string }) {
  return (
    <Controller
      control={control}
      name="decision"
      render={({ field, fieldState }) => (
        <fieldset className={css.choice}>
          <legend>{words.choice}</legend>
          {noticeDecisions.map((one, index) => (
            <label key={one}>
              <input
                ref={index === 0 ? field.ref : undefined}
                type="radio"
                name={id}
                value={one}
                checked={field.value === one}
                onChange={() => field.onChange(one)}
              />
              {labels[one]}
            </label>
          ))}
          <p className={css.error} role="alert">
            {fieldState.error?.message}
          </p>
        </fieldset>
      )}
    />
  )
}
