import type * as fr from '../fr/auth.ts'
import type { Translated } from '../translated.ts'

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
  tooManyTries: 'Too many tries. Wait before you try again.',
  refreshFailed: 'The token could not be renewed',
} satisfies Translated<typeof fr.authMessages>
