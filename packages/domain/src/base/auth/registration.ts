import { registrationMessages } from '../messages/register.ts'
import { isEmail, readEmail, readName, readText } from '../text/index.ts'

/** Values of the registration form. */
export type Registration = {
  username: string
  email: string
  firstName: string
  lastName: string
  password: string
  confirmPassword: string
}

const NAME = /^(?=.*\p{L})[\p{L}\p{M}'’· -]+$/u
const SPECIAL = /[@$!%*?&.#^-]/

/** The password rules one by one, so that a form can show which ones are met. */
export const passwordRules = {
  length: (password: string) => password.length >= 8,
  lowercase: (password: string) => /[a-z]/.test(password),
  uppercase: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => SPECIAL.test(password),
} as const

/** Maximum password length: hashing time must stay bounded. */
export const PASSWORD_MAX = 128

/** Whether a password meets the specification; only its listed special characters count. */
export function isPasswordAccepted(password: string): boolean {
  return password.length <= PASSWORD_MAX && Object.values(passwordRules).every((rule) => rule(password))
}

/** How what is typed or pasted is read; passwords are taken as they are. */
export const registrationReaders = { username: readText, email: readEmail, firstName: readName, lastName: readName }

/** One rule per field, for what was read: the specification's message, or null when valid (AMB-10, AMB-11). */
export const registrationRules: {
  [Field in keyof Registration]: (value: string, all: Pick<Registration, 'password'>) => string | null
} = {
  username: (value) => (/^\w{3,30}$/.test(value) ? null : registrationMessages.username),
  email: (value) => (value.length <= 254 && isEmail(value) ? null : registrationMessages.email),
  firstName: (value) =>
    value.length >= 2 && value.length <= 50 && NAME.test(value) ? null : registrationMessages.firstName,
  lastName: (value) =>
    value.length >= 1 && value.length <= 50 && NAME.test(value) ? null : registrationMessages.lastName,
  password: (value) => (isPasswordAccepted(value) ? null : registrationMessages.password),
  confirmPassword: (value, { password }) => {
    if (!value) return registrationMessages.confirmPassword
    return value === password ? null : registrationMessages.passwordMismatch
  },
}

/** Messages of the invalid fields, in the form's order; empty when the registration may be sent. */
export function checkRegistration(registration: Registration): Partial<Record<keyof Registration, string>> {
  const problems: Partial<Record<keyof Registration, string>> = {}
  for (const field of Object.keys(registrationRules) as (keyof Registration)[]) {
    const problem = registrationRules[field](registration[field], registration)
    if (problem) problems[field] = problem
  }
  return problems
}
