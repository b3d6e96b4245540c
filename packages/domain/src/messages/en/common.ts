import type * as fr from '../fr/common.ts'
import type { Translated } from '../translated.ts'

export const commonMessages = {
  retry: 'Try again',
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  confirm: 'Confirm',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  previous: 'Previous',
  next: 'Next',
  page: (number) => `Page ${number}`,
  reset: 'Reset',
  loading: 'Loading…',
  ok: 'OK',
  required: 'This field is required',
  invalid: 'Invalid value',
  validationError: 'Validation error',
  unknownError: 'Unknown error',
  unavailable: 'Not available',
  leaveQuestion: 'Leave without saving?',
  leaveWarning: 'What you typed will be lost.',
  leave: 'Leave the page',
  stay: 'Stay here',
  because: (failure, reason) => (reason ? `${failure}: ${reason}` : failure),
} satisfies Translated<typeof fr.commonMessages>
