import {
  checkOwnAccount,
  checkPasswordChange,
  type OwnAccount,
  type OwnAccountChange,
  type PasswordChange,
} from '@potager/domain/account'
import { accountScreenMessages as text } from '@potager/domain/messages'
import { type FormEvent, useRef, useState } from 'react'
import { Controller, type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { resolved } from '../../components/input/form-hooks.ts'
import { Field, type ServerErrors, useServerErrors } from '../../components/input/index.ts'
import css from './AccountScreen.module.css'

/** Errors by field; null when the change was stored. Errors without a field are reported elsewhere. */
type Answer = Promise<ServerErrors | null>

type AskedField<Typed> = {
  name: Path<Typed>
  label: string
  hint?: string
  autoComplete: string
  type?: 'password' | 'email'
}

type ProvedFormProps<Typed extends FieldValues> = {
  fields: readonly AskedField<Typed>[]
  rules: Resolver<Typed>
  initial: Typed
  /** What the form holds once a change is stored. */
  after: (stored: Typed) => Typed
  submit: string
  submitting: string
  onChange: (change: Typed) => Answer
}

/** A change of one's own account, proved by the current password. The input stays until the change succeeds. */
function ProvedForm<Typed extends FieldValues>(props: ProvedFormProps<Typed>) {
  const { fields, rules, initial, after, submit: label, submitting, onChange } = props
  const form = useForm<Typed>({
    resolver: rules,
    defaultValues: initial as DefaultValues<Typed>,
    reValidateMode: 'onBlur',
  })
  const { control, reset } = form
  const { isSubmitting } = form.formState
  const [refused, setRefused] = useState<ServerErrors>({})
  useServerErrors(form, refused)
  const send = async (change: Typed) => {
    const problems = await onChange(change)
    if (problems) setRefused(problems)
    else reset(after(change))
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
      {fields.map(({ name, label: asked, hint, type, autoComplete }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <Field label={asked} error={fieldState.error?.message} hint={hint} required>
              {(box) => <input {...box} {...field} type={type} autoComplete={autoComplete} required />}
            </Field>
          )}
        />
      ))}
      <button type="submit" className={css.primary} aria-disabled={isSubmitting} aria-busy={isSubmitting}>
        {isSubmitting ? submitting : label}
      </button>
    </form>
  )
}

const current = {
  name: 'currentPassword',
  label: text.current,
  type: 'password',
  autoComplete: 'current-password',
} as const

const passwordFields: readonly AskedField<PasswordChange>[] = [
  current,
  { name: 'newPassword', label: text.next, hint: text.nextHint, type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: text.confirm, type: 'password', autoComplete: 'new-password' },
]
const passwordRules: Resolver<PasswordChange> = (typed) => resolved(typed, checkPasswordChange(typed))
const noPassword: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' }

export type PasswordFormProps = { onChange: (change: PasswordChange) => Answer }

/** A new password, typed twice. */
export function PasswordForm({ onChange }: PasswordFormProps) {
  return (
    <ProvedForm
      fields={passwordFields}
      rules={passwordRules}
      initial={noPassword}
      after={() => noPassword}
      submit={text.change}
      submitting={text.changing}
      onChange={onChange}
    />
  )
}

const identityFields: readonly AskedField<OwnAccountChange>[] = [
  { name: 'firstName', label: text.firstName, autoComplete: 'given-name' },
  { name: 'lastName', label: text.lastName, autoComplete: 'family-name' },
  { name: 'email', label: text.email, type: 'email', autoComplete: 'email' },
  current,
]
const identityRules: Resolver<OwnAccountChange> = (typed) => resolved(typed, checkOwnAccount(typed))

export type IdentityFormProps = {
  /** What is stored; the form starts with it. */
  stored: OwnAccount
  onChange: (change: OwnAccountChange) => Answer
}

/** One's own name and e-mail. */
export function IdentityForm({ stored, onChange }: IdentityFormProps) {
  return (
    <ProvedForm
      fields={identityFields}
      rules={identityRules}
      initial={{ ...stored, currentPassword: '' }}
      after={(change) => ({ ...change, currentPassword: '' })}
      submit={text.save}
      submitting={text.saving}
      onChange={onChange}
    />
  )
}
