import { refusalForm } from '@potager/domain/forms'
import { moderationScreenMessages, refusalReasonLabels } from '@potager/domain/messages'
import { type RefusalReason, type Review, refusalReasons, refusalText, reviewLimits } from '@potager/domain/review'
import { useId, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField, useFieldErrors } from '../../../components/input/index.ts'
import { DetailDialog, useLeaveQuestion } from '../../../components/screen/index.ts'
import css from './RejectionDialog.module.css'

const words = moderationScreenMessages.rejection

/** A refusal as it is filled in; '' until a reason is chosen. */
export type RefusalDraft = { reason: RefusalReason | ''; other: string }

export const emptyRefusal: RefusalDraft = { reason: '', other: '' }

export type RejectionDialogProps = {
  /** The reviews to refuse with one reason; none when it is closed. */
  reviews: readonly Pick<Review, 'id' | 'rating'>[]
  draft: RefusalDraft
  /** True while the refusal is on its way. */
  saving?: boolean
  onDraft: (draft: RefusalDraft) => void
  /** The reason as it is kept. */
  onReject: (reason: string) => void
  onClose: () => void
  /** Told whether a reason is typed that is not sent. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** Asks why, among seven reasons, and shows what is kept with the review; a typed reason is not left without a question. */
export function RejectionDialog({
  reviews,
  saving = false,
  onReject,
  onClose,
  onDirty,
  ...form
}: RejectionDialogProps) {
  const id = useId()
  const typed = reviews.length > 0 && form.draft.other.trim() !== ''
  const { close, asking, question } = useLeaveQuestion(typed, onClose, onDirty)
  return (
    <>
      {question}
      <DetailDialog
        open={reviews.length > 0}
        title={words.title(reviews.length)}
        asking={asking}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{words.keep}</Button>
            <Button type="submit" form={id} variant="contained" color="error" aria-disabled={saving} aria-busy={saving}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <RefusalFields id={id} reviews={reviews} onReject={(reason) => !saving && onReject(reason)} {...form} />
      </DetailDialog>
    </>
  )
}

type FieldsProps = Pick<RejectionDialogProps, 'reviews' | 'draft' | 'onDraft' | 'onReject'> & { id: string }

const untouched = {}

function RefusalFields({ id, reviews, draft, onDraft, onReject }: FieldsProps) {
  const { errorOf, touch, touchAll } = useFieldErrors(draft, refusalForm, untouched)
  const [sent, setSent] = useState(false)
  const { reason } = draft
  const lowRating = reviews.some(({ rating }) => rating !== null && rating <= reviewLimits.lowRating)
  const kept = reason && refusalText({ reason, other: draft.other })

  function send() {
    setSent(true)
    if (touchAll() && reason) onReject(refusalText({ reason, other: draft.other }))
  }

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <fieldset className={css.reasons}>
        <legend>{words.reasons}</legend>
        {refusalReasons.map((one) => (
          <label key={one} className={css.reason}>
            <input
              type="radio"
              name={`${id}-reason`}
              value={one}
              checked={reason === one}
              onChange={() => onDraft({ ...draft, reason: one })}
            />
            {refusalReasonLabels[one]}
          </label>
        ))}
        <p className={css.error} role="alert">
          {sent ? errorOf('reason') : undefined}
        </p>
      </fieldset>
      {reason === 'OTHER' && (
        <TextField
          label={words.other}
          rows={3}
          required
          value={draft.other}
          onChange={(other) => onDraft({ ...draft, other })}
          onBlur={() => touch('other')}
          hint={words.counter(draft.other.trim().length, reviewLimits.reason.max)}
          error={errorOf('other')}
        />
      )}
      {reason === 'NOT_CONSTRUCTIVE' && lowRating && (
        <p className={css.warning} role="alert">
          {words.notConstructive}
        </p>
      )}
      <p className={css.kept} aria-live="polite">
        {kept && (
          <>
            {words.kept} <q>{kept}</q>
          </>
        )}
      </p>
    </form>
  )
}
