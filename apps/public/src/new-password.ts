import type { NewPassword } from '@potager/domain/account-link'
import { ApiError, errorMessage } from '@potager/domain/api'
import { commonMessages, newPasswordMessages } from '@potager/domain/messages'

type Refusal = { message: string; fields: Partial<Record<keyof NewPassword, string>> }

/** Why a new password was refused: the server's message, and that of the field. */
export function passwordRefusal(error: unknown): Refusal {
  const problem = error instanceof ApiError ? error.body.fields.newPassword : undefined
  const said = errorMessage(error)
  const message = said === commonMessages.validationError ? (problem ?? said) : said
  return { message: message ?? newPasswordMessages.failure, fields: problem ? { password: problem } : {} }
}
