import { registerMessages } from '@potager/domain/messages'
import { violatedConstraint } from '../../db/database.ts'
import { invalid } from '../refusal.ts'

const takenMessages: Record<string, Record<string, string>> = {
  account_username_key: { username: registerMessages.usernameTaken },
  account_email_key: { email: registerMessages.emailTaken },
}

/** The refusal of a new account whose name or e-mail is taken; any other failure as it is. */
export function takenOr(error: unknown): unknown {
  const taken = takenMessages[violatedConstraint(error) ?? '']
  return taken ? invalid(taken) : error
}
