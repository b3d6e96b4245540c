import type * as fr from '../fr/account.ts'
import type { Translated } from '../translated.ts'

export const accountMessages = {
  loginIntro: 'To take orders, keep the menu and follow reservations.',
  noAccount: 'No account yet?',
  createAccount: 'Create an account',
  signIn: 'Sign in',
  alreadySignedIn: 'Already signed in.',
  openDashboard: 'Open the dashboard',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  needsScript: 'This form needs JavaScript. Turn it on in your browser’s settings.',
  unreachable: 'No connection. Check your network and try again; if nothing changes, reload the page.',
} satisfies Translated<typeof fr.accountMessages>
