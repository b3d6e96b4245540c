import { unsaved } from '../leave/useLeaveGuard.tsx'
import { createDeparture } from './departure.ts'

const depart = createDeparture(window)

/**
 * Leaves for the sign-in page. Unsaved input is stored for the return, except at sign-out, where the user gave it up.
 */
export const leaveForLogin: typeof depart = (options) => {
  if (options.remember) unsaved.keep()
  else unsaved.drop()
  depart(options)
}
