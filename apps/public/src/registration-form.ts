import { ApiError, type Client } from '@potager/domain/api'
import { checkRegistration, register } from '@potager/domain/auth'
import { registerMessages } from '@potager/domain/messages'
import type { PageState, RefusedRegistration } from './page.ts'
import { readRegistration, registrationRefusal } from './registration.ts'

type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'

/**
 * Creates an account from a form posted without script, with the script's rules and call. Returns 'created', or the
 * form with its errors and without passwords.
 */
export async function receiveRegistration(sent: SentForm, client: Client): Promise<PageState<'register'> | 'created'> {
  if (sent === 'foreign') return again({ status: 403, message: registerMessages.foreignForm, fields: {}, typed: {} })
  const registration = readRegistration((name) => sent.fields[name] ?? '')
  const { password: _, confirmPassword: __, ...typed } = registration
  const fields = checkRegistration(registration)
  if (Object.keys(fields).length > 0)
    return again({ status: 400, message: registerMessages.formInvalid, fields, typed })
  try {
    await client.send(register, registration, { idempotencyKey: sent.key })
    return 'created'
  } catch (error) {
    return again({ ...refusalOf(error), typed })
  }
}

const again = (refused: RefusedRegistration): PageState<'register'> => ({ name: 'register', refused })

function refusalOf(error: unknown): Omit<RefusedRegistration, 'typed'> {
  if (!(error instanceof ApiError)) throw error
  return { status: error.status || 503, ...registrationRefusal(error) }
}
