import { checkNewPassword, type NewPassword } from '@potager/domain/account-link'
import { linkPaths } from '@potager/domain/link-paths'
import { accountMessages, forgottenPasswordMessages, newPasswordMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { FormPage, PasswordField, PasswordRules, PlainPage, SiteButton } from '@potager/ui/site'
import { leaveFlash } from '@potager/ui/toast'
import { type FormEvent, useRef, useState } from 'react'
import type { SendResult } from '../calls.ts'
import { depart } from '../departure.ts'
import { loadCalls } from '../late-code.ts'
import type { PageProps } from '../page.ts'
import { useTyped } from '../use-typed.ts'
import { useRefusal, whyFailed } from '../why-failed.ts'

type Problems = { [Field in keyof NewPassword]?: string | undefined }

/** Chooses a new password by a link, once. Without script the browser posts the form. */
export function NewPasswordPage({ state }: PageProps<'newPassword'>) {
  const { token, refused } = state
  const [link, setLink] = useState(state.link)
  return link.ok ? (
    <NewPasswordForm
      username={link.value.username}
      token={token}
      refused={refused}
      onOver={(message) => setLink({ ok: false, status: 404, message })}
    />
  ) : (
    <PlainPage title={link.status === 404 ? words.overTitle : words.title} drawing="leek">
      <p {...(state.link.ok ? { role: 'alert' } : {})}>{link.message}</p>
      {link.status === 404 ? <p>{words.overHint}</p> : null}
      <p>
        <a href={paths.login}>{accountMessages.signIn}</a>
      </p>
    </PlainPage>
  )
}

type FormProps = {
  username: string
  token: string
  refused: PageProps<'newPassword'>['state']['refused']
  onOver: (message: string) => void
}

function NewPasswordForm({ username, token, refused, onOver }: FormProps) {
  const [problems, setProblems] = useState<Problems>(refused?.fields ?? {})
  const { typed: password, field: passwordField } = useTyped()
  const [pending, setPending] = useState(false)
  const sending = useRef(false)
  const { problem, refuse } = useRefusal()

  function mark(form: HTMLFormElement, found: Problems) {
    setProblems(found)
    const first = found.password ? 'password' : found.confirmPassword ? 'confirmPassword' : null
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const read = (name: keyof NewPassword) => String(data.get(name) ?? '')
    const typed = { password: read('password'), confirmPassword: read('confirmPassword') }
    const found = checkNewPassword(typed)
    const [message] = Object.values(found)
    if (message !== undefined) {
      mark(form, found)
      await refuse(message)
      return
    }
    if (sending.current) return
    sending.current = true
    setPending(true)
    const sent = await loadCalls().then(
      (calls) => calls.choosePassword(token, typed.password),
      (error: unknown): SendResult => ({ ok: false, message: whyFailed(error), fields: {} }),
    )
    if (sent.ok) {
      leaveFlash(forgottenPasswordMessages.changed)
      depart(paths.login)
      return
    }
    if (sent.over) return onOver(sent.message)
    mark(form, sent.fields)
    sending.current = false
    setPending(false)
    await refuse(sent.message)
  }

  const { fields = {} } = refused ?? {}
  const first = fields.password ? 'password' : fields.confirmPassword ? 'confirmPassword' : null
  // Without script, the page loads with focus on the first field to correct.
  const firstToCorrect = (name: keyof NewPassword) => ({ autoFocus: name === first })

  return (
    <FormPage
      title={words.title}
      intro={words.intro(username)}
      drawing="chickpea"
      action={linkPaths.password(token)}
      problem={problem ?? refused?.message}
      onSubmit={submit}
      other={{ question: words.remembered, label: accountMessages.signIn, href: paths.login }}
    >
      {/* Password managers pair the new password with this name. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        required
        error={problems.password}
        hint={<PasswordRules password={password} />}
        {...passwordField}
        {...firstToCorrect('password')}
      />
      <PasswordField
        label={words.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={problems.confirmPassword}
        {...firstToCorrect('confirmPassword')}
      />
      <SiteButton type="submit" look="primary" pending={pending}>
        {pending ? words.submitting : words.submit}
      </SiteButton>
    </FormPage>
  )
}
