import { checkPasswordChange, type PasswordChange } from '@potager/domain/account'
import { accountScreenMessages as text } from '@potager/domain/messages'
import { type FormEvent, useRef, useState } from 'react'
import { Controller, type Resolver, useForm } from 'react-hook-form'
import { Field, type ServerErrors, useServerErrors } from '../../components/input/index.ts'
import { resolved } from '../../components/input/resolved.ts'
import css from './AccountScreen.module.css'

type FieldName = keyof PasswordChange
type Problems = Partial<Record<FieldName, string>>

const fields: readonly { name: FieldName; label: string; hint?: string; autoComplete: string }[] = [
  { name: 'currentPassword', label: text.current, autoComplete: 'current-password' },
  { name: 'newPassword', label: text.next, hint: text.nextHint, autoComplete: 'new-password' },
  { name: 'confirmPassword', label: text.confirm, autoComplete: 'new-password' },
]

const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' }

export type PasswordFormProps = {
  /** Changes the password. Resolves to null on success, else to errors by field; others are reported elsewhere. */
  onChange: (change: PasswordChange) => Promise<Problems | null>
}

const rules: Resolver<PasswordChange> = (typed) => resolved(typed, checkPasswordChange(typed))

/** A new password, typed twice. The input stays until the change succeeds. */
export function PasswordForm({ onChange }: PasswordFormProps) {
  const form = useForm({ resolver: rules, defaultValues: empty, reValidateMode: 'onBlur' })
  const { control, reset } = form
  const { isSubmitting } = form.formState
  const [refused, setRefused] = useState<ServerErrors>({})
  useServerErrors(form, refused)
  const send = async (change: PasswordChange) => {
    const problems = await onChange(change)
    if (problems) setRefused({ ...problems })
    else reset(empty)
  }

  // A ref is set at once; form state only updates on the next render.
  const sending = useRef(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await form
      .handleSubmit(send)(event)
      .finally(() => {
        sending.current = false
      })
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {fields.map(({ name, label, hint, autoComplete }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <Field label={label} error={fieldState.error?.message} hint={hint} required>
              {(box) => <input {...box} {...field} type="password" autoComplete={autoComplete} required />}
            </Field>
          )}
        />
      ))}
      <button type="submit" className={css.primary} aria-disabled={isSubmitting} aria-busy={isSubmitting}>
        {isSubmitting ? text.changing : text.change}
      </button>
    </form>
  )
}
