import { zodResolver } from '@hookform/resolvers/zod'
import { refusalForm } from '@potager/domain/forms'
import { moderationScreenMessages, refusalReasonLabels } from '@potager/domain/messages'
import { type RefusalReason, type Review, refusalReasons, refusalText, reviewLimits } from '@potager/domain/review'
import { readText } from '@potager/domain/text'
import { useEffect } from 'react'
import { type Control, Controller, type DefaultValues, useForm, useWatch } from 'react-hook-form'
import { useRulesAcross } from '../../../components/input/form-hooks.ts'
import { TextField } from '../../../components/input/index.ts'
import { DetailForm } from '../../../components/screen/DetailForm.tsx'
import css from './RejectionDialog.module.css'

const words = moderationScreenMessages.rejection

/** The choice of reason in the form. */
export type Refusal = { reason: RefusalReason; other: string }

export type RejectionDialogProps = {
  /** Reviews to refuse with one reason; empty closes the dialog. */
  reviews: readonly Pick<Review, 'id' | 'rating'>[]
  /** The failed refusal to retry; omit for a new one. */
  failed?: Refusal | undefined
  /** True while the refusal is pending. */
  saving?: boolean
  /** Called with the reason as stored, and the form values it was built from. */
  onReject: (reason: string, refusal: Refusal) => void
  onClose: () => void
  /** Called with whether there is an unsent reason. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** Asks for one of seven reasons and previews the stored text; asks before an unsent reason is discarded. */
export function RejectionDialog({ saving = false, onClose, onDirty, ...props }: RejectionDialogProps) {
  const { length } = props.reviews
  const labels = { title: words.title(length), cancel: words.keep, submit: words.confirm }
  return (
    <DetailForm {...labels} destructive open={length > 0} saving={saving} onClose={onClose} onDirty={onDirty}>
      {(form) => <RefusalFields {...form} {...props} />}
    </DetailForm>
  )
}

type FieldsProps = Pick<RejectionDialogProps, 'reviews' | 'failed' | 'onReject'> & {
  id: string
  saving: boolean
  onTyped: (typed: boolean) => void
}

function RefusalFields({ id, reviews, failed, saving, onReject, onTyped }: FieldsProps) {
  // No reason is preselected.
  const start: DefaultValues<Refusal> = failed ?? { other: '' }
  const form = useForm<Refusal>({ resolver: zodResolver(refusalForm), defaultValues: start, mode: 'onTouched' })
  const { control } = form
  useRulesAcross(form, null)
  const { reason, other = '' } = useWatch({ control })
  const typed = readText(other) !== ''
  useEffect(() => {
    onTyped(typed)
    return () => onTyped(false)
  }, [typed, onTyped])
  const lowRating = reviews.some(({ rating }) => rating !== null && rating <= reviewLimits.lowRating)
  const kept = reason && refusalText({ reason, other })
  const send = (refusal: Refusal) => {
    if (!saving) onReject(refusalText(refusal), refusal)
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <ReasonChoice control={control} id={`${id}-reason`} />
      {reason === 'OTHER' && (
        <Controller
          control={control}
          name="other"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={words.other}
              rows={3}
              required
              hint={words.counter(readText(other).length, reviewLimits.reason.max)}
              error={fieldState.error?.message}
            />
          )}
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

function ReasonChoice({ control, id }: { control: Control<Refusal>; id: string }) {
  return (
    <Controller
      control={control}
      name="reason"
      render={({ field, fieldState }) => (
        <fieldset className={css.reasons}>
          <legend>{words.reasons}</legend>
          {refusalReasons.map((one, index) => (
            <label key={one} className={css.reason}>
              <input
                ref={index === 0 ? field.ref : undefined}
                type="radio"
                name={id}
                value={one}
                checked={field.value === one}
                onChange={() => field.onChange(one)}
              />
              {refusalReasonLabels[one]}
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
