import { checkNewPassword, resetPassword } from '@potager/domain/account-link'
import { ApiError, type Client } from '@potager/domain/api'
import { registerMessages } from '@potager/domain/messages'
import { loadPasswordLink } from './load.ts'
import { passwordRefusal } from './new-password.ts'
import type { PageState, RefusedPassword } from './page.ts'

type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'

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
