import { z } from 'zod'
import { newPassword } from './password.schema.ts'
import { type Registration, registrationReaders, registrationRules } from './registration.ts'

function ruled(field: Exclude<keyof Registration, 'password' | 'confirmPassword'>) {
  return z
    .string({ error: registrationRules[field]('', { password: '' }) ?? '' })
    .overwrite(registrationReaders[field])
    .superRefine((value, context) => {
      const problem = registrationRules[field](value, { password: '' })
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

/** The fields of a new account. Common passwords are refused by the server only: forms apply the specification's rules. */
export const accountFields = {
  username: ruled('username'),
  email: ruled('email'),
  firstName: ruled('firstName'),
  lastName: ruled('lastName'),
  password: newPassword,
}
