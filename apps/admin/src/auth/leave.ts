import { unsaved } from '../app/unsaved.ts'
import { createDeparture } from './departure.ts'

const depart = createDeparture(window)

/** Leaves this page for the sign-in page. What is typed is kept for the return, or was given up by whoever signs out. */
export const leaveForLogin: typeof depart = (options) => {
  if (options.remember) unsaved.keep()
  else unsaved.drop()
  depart(options)
}
