import type { Supports } from '@potager/domain/api'

// By name, as those of the figures: every page has the rail, only their own pages have the calls' code.
const listMessages = { name: 'listMessages', extension: true } as const
const listSigns = { name: 'listSigns', extension: true } as const

/** Whether there is a page of messages. */
export const offersMessages = (supports: Supports): boolean => supports(listMessages)

/** Whether there is a page of owners' words. */
export const offersSigns = (supports: Supports): boolean => supports(listSigns)
