import { accountMessages, authMessages as text, registerMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { leaveFlash } from '@potager/ui/toast'
import { depart } from '../departure.ts'
import { loadCalls } from '../late-code.ts'
import type { PageProps } from '../page.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Creates an account. */
export function RegisterPage({ state: { refused } }: PageProps<'register'>) {
  return (
    <RegistrationForm
      title={accountMessages.createAccount}
      intro={words.registerIntro}
      drawing="chickpea"
      action={paths.register}
      submitLabel={words.registerSubmit}
      refused={refused}
      onSend={(registration) => loadCalls().then((calls) => calls.signUp(registration))}
      onCreated={() => {
        leaveFlash(`${text.accountCreated} ${words.waits}`)
        depart(paths.login)
      }}
      other={{ question: words.haveAccount, label: accountMessages.signIn, href: paths.login }}
    />
  )
}
