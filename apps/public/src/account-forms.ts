import type { NewPassword } from '@potager/domain/account-link'
import { ApiError, errorMessage } from '@potager/domain/api'
import { type Registration, registrationReaders, registrationRules } from '@potager/domain/auth'
import { commonMessages, newPasswordMessages, registerMessages } from '@potager/domain/messages'

/** The fields of a registration, in the form's order. */
export const registrationFields = Object.keys(registrationRules) as (keyof Registration)[]

/** Reads a registration from the form. */
export function readRegistration(typed: (field: keyof Registration) => string): Registration {
  const read = (field: keyof typeof registrationReaders) => registrationReaders[field](typed(field))
  return {
    username: read('username'),
    email: read('email'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    password: typed('password'),
    confirmPassword: typed('confirmPassword'),
  }
}

type RegistrationRefusal = { message: string; fields: Partial<Record<keyof Registration, string>> }

/** Why an account was not created: the server's message, or that of the first field if there is none. */
export function registrationRefusal(error: unknown): RegistrationRefusal {
  const fields = error instanceof ApiError ? error.body.fields : {}
  const said = errorMessage(error)
  const message = said === commonMessages.validationError ? (Object.values(fields)[0] ?? said) : said
  return { message: message ?? registerMessages.accountFailure, fields }
}

type PasswordRefusal = { message: string; fields: Partial<Record<keyof NewPassword, string>> }

/** Why a new password was refused: the server's message, and that of the field. */
export function passwordRefusal(error: unknown): PasswordRefusal {
  const problem = error instanceof ApiError ? error.body.fields.newPassword : undefined
  const said = errorMessage(error)
  const message = said === commonMessages.validationError ? (problem ?? said) : said
  return { message: message ?? newPasswordMessages.failure, fields: problem ? { password: problem } : {} }
}
