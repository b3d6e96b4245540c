import { linkPaths } from '@potager/domain/link-paths'
import { accountMessages, registerMessages, invitationMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { PlainPage, SiteButton } from '@potager/ui/site'
import { leaveFlash } from '@potager/ui/toast'
import { useRef, useState } from 'react'
import type { SendResult } from '../calls.ts'
import { depart } from '../departure.ts'
import { loadCalls } from '../late-code.ts'
import type { PageProps } from '../page.ts'
import { rememberReturnPath } from '../return-path.ts'
import { useRefusal, whyFailed } from '../why-failed.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Joins the team of an invitation: with the account that is signed in, or by creating one. */
export function InvitationPage({ state: { token, link: first, refused }, signedIn }: PageProps<'invitation'>) {
  const [link, setLink] = useState(first)
  const end = (message: string) => setLink({ ok: false, status: 404, message })
  if (!link.ok) {
    const over = link.status === 404
    return (
      <PlainPage title={over ? words.overTitle : words.title} drawing="leek">
        <p {...(first.ok ? { role: 'alert' } : {})}>{link.message}</p>
        {over ? <p>{words.overHint}</p> : null}
        <p>
          <a href={paths.login}>{accountMessages.signIn}</a>
        </p>
      </PlainPage>
    )
  }
  const { restaurantName } = link.value
  if (signedIn) return <Acceptance token={token} restaurantName={restaurantName} onOver={end} />
  const own = linkPaths.invitation(token)
  return (
    <RegistrationForm
      title={words.titleOf(restaurantName)}
      intro={words.intro}
      drawing="chickpea"
      action={own}
      submitLabel={words.submit}
      refused={refused}
      onSend={(registration) => loadCalls().then((calls) => calls.signUpInvited(token, registration))}
      onCreated={() => {
        leaveFlash(words.created)
        depart(paths.login)
      }}
      onOver={end}
      other={{
        question: registerMessages.haveAccount,
        label: words.signInFirst,
        href: paths.login,
        onFollow: () => rememberReturnPath(() => sessionStorage, own),
      }}
    />
  )
}

type AcceptanceProps = { token: string; restaurantName: string; onOver: (message: string) => void }

/** Accepts with the account that is signed in, which the server does not know: only ever shown by the script. */
function Acceptance({ token, restaurantName, onOver }: AcceptanceProps) {
  const [pending, setPending] = useState(false)
  const sending = useRef(false)
  const { problem, refuse } = useRefusal()

  async function accept() {
    if (sending.current) return
    sending.current = true
    setPending(true)
    const sent = await loadCalls().then(
      (calls) => calls.joinTeam(token),
      (error: unknown): SendResult => ({ ok: false, message: whyFailed(error), fields: {} }),
    )
    if (sent.ok) {
      leaveFlash(words.joined(restaurantName))
      depart(paths.dashboard)
      return
    }
    if (sent.over) return onOver(sent.message)
    sending.current = false
    setPending(false)
    await refuse(sent.message)
  }

  return (
    <PlainPage title={words.titleOf(restaurantName)} drawing="chickpea">
      <p>{words.acceptIntro}</p>
      {problem ? <p role="alert">{problem}</p> : null}
      <SiteButton type="button" look="primary" pending={pending} onClick={() => void accept()}>
        {pending ? words.accepting : words.accept}
      </SiteButton>
    </PlainPage>
  )
}
