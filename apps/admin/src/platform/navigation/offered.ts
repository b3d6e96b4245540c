import type { Supports } from '@potager/domain/api'

// By name, as those of the figures: every page has the rail, only their own pages have the calls' code.
const countPendingBookings = { name: 'countPendingBookings', extension: true } as const
const listMessages = { name: 'listMessages', extension: true } as const
const listSigns = { name: 'listSigns', extension: true } as const

/** Whether « Planning » opens the planner: where what waits is counted, the count is the link to the table. */
export const offersPlanner = (supports: Supports): boolean => supports(countPendingBookings)

/** Whether there is a page of messages. */
export const offersMessages = (supports: Supports): boolean => supports(listMessages)

/** Whether there is a page of owners' words. */
export const offersSigns = (supports: Supports): boolean => supports(listSigns)
