import { checkRegistration, type Registration, registrationRules } from '@potager/domain/auth'
import { authMessages as text, registerMessages as words } from '@potager/domain/messages'
import { FormPage, PasswordField, PasswordRules, SiteButton, SiteTextField } from '@potager/ui/site'
import { type ComponentProps, type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { readRegistration, registrationFields } from '../account-forms.ts'
import type { SendResult } from '../calls.ts'
import type { RefusedRegistration } from '../page.ts'
import { useTyped } from '../use-typed.ts'
import { useRefusal, whyFailed } from '../why-failed.ts'

type Problems = { [Field in keyof Registration]?: string | undefined }

function typedIn(form: HTMLFormElement): Registration {
  const data = new FormData(form)
  return readRegistration((name) => String(data.get(name) ?? ''))
}

type RegistrationFormProps = Pick<
  ComponentProps<typeof FormPage>,
  'title' | 'intro' | 'drawing' | 'action' | 'other'
> & {
  submitLabel: string
  /** Refused without script. */
  refused: RefusedRegistration | undefined
  /** Rejects only where its code could not be loaded. */
  onSend: (registration: Registration) => Promise<SendResult>
  onCreated: () => void
  /** The link that lets the account in no longer works. */
  onOver?: (message: string) => void
}

/**
 * The form of a new account; validates each field on blur and all on submit. Without script the browser posts it and the
 * server renders the page with the errors.
 */
export function RegistrationForm({ submitLabel, refused, onSend, onCreated, onOver, ...page }: RegistrationFormProps) {
  const [problems, setProblems] = useState<Problems>(refused?.fields ?? {})
  const { typed: password, field: passwordField } = useTyped()
  const [pending, setPending] = useState(false)
  const sending = useRef(false)
  const { problem, refuse } = useRefusal()
  const firstRefused = registrationFields.find((field) => refused?.fields[field])

  function checkOne(event: FocusEvent<HTMLFormElement>) {
    const name = registrationFields.find((field) => field === event.target.name)
    if (!name) return
    const all = typedIn(event.currentTarget)
    const check = (field: keyof Registration) => registrationRules[field](all[field], all) ?? undefined
    setProblems((before) => ({
      ...before,
      [name]: check(name),
      // A changed password may make its confirmation valid or invalid.
      ...(name === 'password' && all.confirmPassword ? { confirmPassword: check('confirmPassword') } : {}),
    }))
  }

  function mark(form: HTMLFormElement, found: Problems) {
    setProblems(found)
    const first = registrationFields.find((field) => found[field])
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const registration = typedIn(form)
    const found = checkRegistration(registration)
    const messages = Object.values(found)
    if (messages.length > 0) {
      mark(form, found)
      await refuse(messages[0] ?? words.formInvalid)
      return
    }
    if (sending.current) return
    sending.current = true
    setPending(true)
    const sent = await onSend(registration).catch(
      (error: unknown): SendResult => ({ ok: false, message: whyFailed(error), fields: {} }),
    )
    if (sent.ok) return onCreated()
    if (sent.over && onOver) return onOver(sent.message)
    mark(form, sent.fields)
    sending.current = false
    setPending(false)
    await refuse(sent.message)
  }

  const field = (name: keyof Registration, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    required: true,
    error: problems[name],
    // Without script, the page loads with focus on the first field to correct.
    autoFocus: name === firstRefused,
    ...(name === 'password' || name === 'confirmPassword' ? {} : { defaultValue: refused?.typed[name] }),
  })

  return (
    <FormPage {...page} problem={problem ?? refused?.message} onSubmit={submit} onBlur={checkOne}>
      <SiteTextField {...field('username', text.username, 'username')} autoCapitalize="none" spellCheck={false} />
      <SiteTextField {...field('email', words.email, 'email')} type="email" />
      <SiteTextField {...field('firstName', words.firstName, 'given-name')} />
      <SiteTextField {...field('lastName', words.lastName, 'family-name')} />
      <PasswordField
        {...field('password', text.password, 'new-password')}
        hint={<PasswordRules password={password} />}
        {...passwordField}
      />
      <PasswordField {...field('confirmPassword', words.confirmPassword, 'new-password')} />
      <SiteButton type="submit" look="primary" pending={pending}>
        {pending ? words.registering : submitLabel}
      </SiteButton>
    </FormPage>
  )
}
