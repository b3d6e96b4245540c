import { checkRegistration, type Registration, registrationRules } from '@potager/domain/auth'
import { authMessages as text, accountMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button, FormPage, PasswordField, TextField } from '@potager/ui/site'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'

type Problems = { [Field in keyof Registration]?: string | undefined }

const fieldNames = Object.keys(registrationRules) as (keyof Registration)[]

const passwordHint = [
  words.passwordLength,
  words.passwordLowercase,
  words.passwordUppercase,
  words.passwordDigit,
  words.passwordSpecial,
].join(', ')

function typedIn(form: HTMLFormElement): Registration {
  const data = new FormData(form)
  const value = (name: keyof Registration) => String(data.get(name) ?? '')
  return {
    username: value('username').trim(),
    email: value('email').trim(),
    firstName: value('firstName').trim(),
    lastName: value('lastName').trim(),
    password: value('password'),
    confirmPassword: value('confirmPassword'),
  }
}

/** Creates an account (SPEC §2 registration), each field checked when left and all of them when sent (SPEC §5). */
export function RegisterPage() {
  const [problems, setProblems] = useState<Problems>({})
  const [pending, setPending] = useState(false)
  const sending = useRef(false)
  const ready = useHydrated()

  function checkOne(event: FocusEvent<HTMLFormElement>) {
    const name = fieldNames.find((field) => field === event.target.name)
    if (!name) return
    const all = typedIn(event.currentTarget)
    const check = (field: keyof Registration) => registrationRules[field](all[field], all) ?? undefined
    setProblems((before) => ({
      ...before,
      [name]: check(name),
      // A password that changed may make its confirmation right or wrong.
      ...(name === 'password' && all.confirmPassword ? { confirmPassword: check('confirmPassword') } : {}),
    }))
  }

  function mark(form: HTMLFormElement, found: Problems) {
    setProblems(found)
    const first = fieldNames.find((field) => found[field])
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const registration = typedIn(form)
    const { leaveFlash, toast } = await import('../toasts.ts')
    const found = checkRegistration(registration)
    const [first] = Object.values(found)
    if (first) {
      mark(form, found)
      toast.error(first)
      return
    }
    if (sending.current) return
    sending.current = true
    setPending(true)
    const sent = await import('../calls.ts').then(
      (calls) => calls.signUp(registration),
      () => ({ ok: false, message: text.accountFailure, fields: {} }) as const,
    )
    if (sent.ok) {
      leaveFlash(text.accountCreated)
      location.assign(paths.login)
      return
    }
    mark(form, sent.fields)
    toast.error(sent.message)
    sending.current = false
    setPending(false)
  }

  return (
    <FormPage
      title={words.createAccount}
      intro={words.registerIntro}
      drawing="chickpea"
      onSubmit={submit}
      onBlur={checkOne}
      other={{ question: words.haveAccount, label: words.signIn, href: paths.login }}
    >
      <TextField
        label={text.username}
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.username}
      />
      <TextField label={words.email} name="email" type="email" required autoComplete="email" error={problems.email} />
      <TextField
        label={words.firstName}
        name="firstName"
        required
        autoComplete="given-name"
        error={problems.firstName}
      />
      <TextField label={words.lastName} name="lastName" required autoComplete="family-name" error={problems.lastName} />
      <PasswordField
        label={text.password}
        name="password"
        required
        autoComplete="new-password"
        hint={passwordHint}
        error={problems.password}
      />
      <PasswordField
        label={words.confirmPassword}
        name="confirmPassword"
        required
        autoComplete="new-password"
        error={problems.confirmPassword}
      />
      <Button type="submit" look="primary" pending={pending} disabled={!ready}>
        {pending ? words.registering : words.registerSubmit}
      </Button>
    </FormPage>
  )
}
