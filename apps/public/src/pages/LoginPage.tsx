import { accountMessages, forgottenPasswordMessages as forgotten, authMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { FormPage, PasswordField, SiteButton, SiteTextField } from '@potager/ui/site'
import { leaveFlash } from '@potager/ui/toast'
import { type FormEvent, useRef, useState } from 'react'
import { mailHref, phoneHref } from '../contact.ts'
import { depart } from '../departure.ts'
import { loadCalls } from '../late-code.ts'
import type { Contact, PageProps, PageState } from '../page.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useRefusal, whyFailed } from '../why-failed.ts'

type Problems = { username?: string; password?: string }

function newsOf({ accountCreated, sessionEnded, passwordChanged }: PageState<'login'>): string | undefined {
  if (accountCreated) return text.accountCreated
  if (passwordChanged) return forgotten.changed
  return sessionEnded ? text.sessionEnded : undefined
}

/** Who gives another password: the site itself cannot. */
function ForgottenPassword({ email, phone }: Contact) {
  return (
    <>
      <p>{forgotten.ask}</p>
      {email || phone ? (
        <p>
          {forgotten.reach} {email ? <a {...mailHref(email)}>{email}</a> : null}
          {email && phone ? ', ' : null}
          {phone ? <a {...phoneHref(phone)}>{phone}</a> : null}
        </p>
      ) : null}
      <p>
        {forgotten.admin} <code>{forgotten.command}</code>
      </p>
    </>
  )
}

/** Sign-in. The input stays until it succeeds. */
export function LoginPage({ state, signedIn }: PageProps<'login'>) {
  const [problems, setProblems] = useState<Problems>({})
  const [pending, setPending] = useState(false)
  const sending = useRef(false)
  const { problem, refuse } = useRefusal()
  const ready = useHydrated()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const username = String(typed.get('username') ?? '').trim()
    const password = String(typed.get('password') ?? '')
    setProblems({
      ...(username ? {} : { username: text.usernameRequired }),
      ...(password ? {} : { password: text.passwordRequired }),
    })
    if (!username || !password) {
      form.querySelector<HTMLInputElement>(username ? '[name=password]' : '[name=username]')?.focus()
      return
    }
    // A second click may come before the state is set.
    if (sending.current) return
    sending.current = true
    setPending(true)
    const sent = await loadCalls().then(
      (calls) => calls.requestSignIn({ username, password }),
      (error: unknown) => ({ ok: false, message: whyFailed(error) }) as const,
    )
    if (sent.ok) {
      leaveFlash(text.success)
      depart(sent.to)
      return
    }
    sending.current = false
    setPending(false)
    await refuse(sent.message)
  }

  return (
    <FormPage
      title={text.title}
      intro={accountMessages.loginIntro}
      drawing="leek"
      problem={problem}
      news={newsOf(state)}
      onSubmit={submit}
      help={state.forgotten && { question: forgotten.question, answer: <ForgottenPassword {...state.forgotten} /> }}
      other={
        signedIn
          ? { question: accountMessages.alreadySignedIn, label: accountMessages.openDashboard, href: paths.dashboard }
          : { question: accountMessages.noAccount, label: accountMessages.createAccount, href: paths.register }
      }
    >
      <SiteTextField
        label={text.username}
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.username}
      />
      <PasswordField
        label={text.password}
        name="password"
        required
        autoComplete="current-password"
        error={problems.password}
      />
      <SiteButton type="submit" look="primary" pending={pending} disabled={!ready}>
        {pending ? text.submitting : text.submit}
      </SiteButton>
    </FormPage>
  )
}
