import type * as fr from '../fr/register.ts'
import type { Translated } from '../translated.ts'

export const registerMessages = {
  haveAccount: 'Already have an account?',
  registerIntro: 'An account for the restaurants’ teams.',
  foreignForm: 'This form was not sent from this site. Fill it in here, then send it.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  confirmPassword: 'Password again',
  registerSubmit: 'Create the account',
  registering: 'Creating…',
  passwordRules: 'The password has:',
  ruleMet: '(met)',
  passwordLength: '8 characters or more',
  passwordLowercase: 'a lower-case letter',
  passwordUppercase: 'an upper-case letter',
  passwordDigit: 'a digit',
  passwordSpecial: 'one of the characters @ $ ! % * ? & . # ^ -',
  accountFailure: 'The account could not be created',
  formInvalid: 'Please correct the errors of the form',
  usernameTaken: 'This username is taken',
  passwordCommon: 'This password is one of the most common: choose one that is harder to guess',
  emailTaken: 'An account with this email exists already',
  registrationClosed: 'Creating accounts is closed. Please ask an administrator.',
} satisfies Translated<typeof fr.registerMessages>
