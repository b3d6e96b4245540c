import { createDeparture } from './departure.ts'

/** Leaves this page for the sign-in page. */
export const leaveForLogin = createDeparture(window)
