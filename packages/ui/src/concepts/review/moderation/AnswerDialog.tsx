import { zodResolver } from '@hookform/resolvers/zod'
import { answerForm } from '@potager/domain/forms'
import { answerMessages as words } from '@potager/domain/messages'
import { type Review, reviewLimits } from '@potager/domain/review'
import { readText } from '@potager/domain/text'
import { useEffect } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { TextField } from '../../../components/input/index.ts'
import { DetailForm } from '../../../components/screen/DetailForm.tsx'
import css from './AnswerDialog.module.css'

export type AnswerDialogProps = {
  open: boolean
  /** The review that is answered, with the name that the public reads. */
  review: Pick<Review, 'comment'> & { author: string }
  /** Why the last answer was refused. */
  problem?: string | undefined
  /** True while the answer is being sent. */
  saving?: boolean
  /** Receives the answer without outer spaces. */
  onAnswer: (answer: string) => void
  onClose: () => void
  /** Called with whether there is an unsent answer. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** Asks for the public answer to a review; asks before one that is not sent is discarded. */
export function AnswerDialog({ open, saving = false, onClose, onDirty, ...props }: AnswerDialogProps) {
  const title = words.title(props.review.author)
  const labels = { title, cancel: words.keep, submit: words.publish }
  return (
    <DetailForm {...labels} open={open} saving={saving} onClose={onClose} onDirty={onDirty}>
      {(form) => <AnswerField {...form} {...props} />}
    </DetailForm>
  )
}

type AnswerFieldProps = Pick<AnswerDialogProps, 'review' | 'problem' | 'onAnswer'> & {
  id: string
  saving: boolean
  onTyped: (typed: boolean) => void
}

function AnswerField({ id, review, problem, saving, onAnswer, onTyped }: AnswerFieldProps) {
  const form = useForm({ resolver: zodResolver(answerForm), defaultValues: { answer: '' }, mode: 'onTouched' })
  const { control } = form
  const length = readText(useWatch({ control, name: 'answer' })).length
  const typed = length > 0
  useEffect(() => {
    onTyped(typed)
    return () => onTyped(false)
  }, [typed, onTyped])
  const send = ({ answer }: { answer: string }) => {
    if (!saving) onAnswer(answer)
  }
  return (
    <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {review.comment && <blockquote className={css.review}>{review.comment}</blockquote>}
      <p className={css.rule}>{words.rule}</p>
      <Controller
        control={control}
        name="answer"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={words.label}
            rows={5}
            required
            hint={words.counter(length, reviewLimits.answer.max)}
            error={fieldState.error?.message ?? problem}
          />
        )}
      />
    </form>
  )
}
