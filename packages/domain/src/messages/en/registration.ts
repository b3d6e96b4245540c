import type * as fr from '../fr/registration.ts'
import type { Translated } from '../translated.ts'

export const registrationMessages = {
  username: 'The username must only hold letters, digits or underscores.',
  email: 'Invalid e-mail.',
  firstName: 'The first name must begin with a capital letter.',
  lastName: 'The last name must begin with a capital letter.',
  password: 'The password must hold a capital letter, a small letter, a digit and a special character.',
  confirmPassword: 'Confirm the password',
  passwordMismatch: 'The passwords differ',
} satisfies Translated<typeof fr.registrationMessages>
