import { checkNewPassword, resetPassword } from '@potager/domain/account-link'
import { ApiError, type Client } from '@potager/domain/api'
import { checkRegistration, type Registration, register } from '@potager/domain/auth'
import { registerMessages } from '@potager/domain/messages'
import { registerInvited } from '@potager/domain/team'
import { passwordRefusal, readRegistration, registrationRefusal } from './account-forms.ts'
import { loadInvitation, loadPasswordLink } from './load.ts'
import type { PageState, RefusedPassword, RefusedRegistration } from './page.ts'

type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'

/**
 * Creates an account from a form posted without script, with the script's rules and call. Returns 'created', or the
 * form with its errors and without passwords.
 */
export async function receiveRegistration(sent: SentForm, client: Client): Promise<PageState<'register'> | 'created'> {
  const refused = await refusalOf(sent, (registration, idempotencyKey) =>
    client.send(register, registration, { idempotencyKey }),
  )
  return refused ? { name: 'register', refused } : 'created'
}

/** The same by an invitation. */
export async function receiveInvited(
  sent: SentForm,
  token: string,
  client: Client,
): Promise<PageState<'invitation'> | 'created'> {
  const refused = await refusalOf(sent, (registration) => client.send(registerInvited, { token, ...registration }))
  return refused ? { ...(await loadInvitation(client, token)), refused } : 'created'
}

type Create = (registration: Registration, idempotencyKey: string) => Promise<unknown>

/** Why a form created no account; null when it did. */
async function refusalOf(sent: SentForm, create: Create): Promise<RefusedRegistration | null> {
  if (sent === 'foreign') return { status: 403, message: registerMessages.foreignForm, fields: {}, typed: {} }
  const registration = readRegistration((name) => sent.fields[name] ?? '')
  const { password: _, confirmPassword: __, ...typed } = registration
  const fields = checkRegistration(registration)
  if (Object.keys(fields).length > 0) return { status: 400, message: registerMessages.formInvalid, fields, typed }
  try {
    await create(registration, sent.key)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.status || 503, ...registrationRefusal(error), typed }
  }
}

/**
 * Changes the password by a form posted without script, with the script's rules and call. Returns 'changed', or the page
 * with what to correct.
 */
export async function receiveNewPassword(
  sent: SentForm,
  token: string,
  client: Client,
): Promise<PageState<'newPassword'> | 'changed'> {
  const again = async (refused: RefusedPassword) => ({ ...(await loadPasswordLink(client, token)), refused })
  if (sent === 'foreign') return again({ status: 403, message: registerMessages.foreignForm, fields: {} })
  const { password = '', confirmPassword = '' } = sent.fields
  const fields = checkNewPassword({ password, confirmPassword })
  if (Object.keys(fields).length > 0) return again({ status: 400, message: registerMessages.formInvalid, fields })
  try {
    await client.send(resetPassword, { token, password })
    return 'changed'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return again({ status: error.status || 503, ...passwordRefusal(error) })
  }
}
