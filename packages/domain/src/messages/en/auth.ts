import type * as fr from '../fr/auth.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

const wait = (seconds: number) => (seconds < 60 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute'))

export const authMessages = {
  title: 'Sign in',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  usernameRequired: 'Type your username',
  passwordRequired: 'Type your password',
  refreshTokenRequired: 'The renewal token is missing',
  success: 'Signed in!',
  forbidden: 'You may not use the platform.',
  badCredentials: 'Wrong username or password. Please try again.',
  failure: 'Signing in failed.',
  accountCreated: 'Account created!',
  sessionEnded: 'Your session has ended. Sign in to go on where you were.',
  tooManyTries: (seconds) => `Too many tries. Wait ${wait(seconds)} before you try again.`,
  refreshFailed: 'The token could not be renewed',
} satisfies Translated<typeof fr.authMessages>
