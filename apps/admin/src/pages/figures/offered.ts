import type { Supports } from '@potager/domain/api'

// By name: the calls' own code belongs to the page, the rail to all of them.
const calls = [
  { name: 'getOrderFigures', extension: true },
  { name: 'getBookingFigures', extension: true },
] as const

/** Whether there is a page of figures: the backend has one of its calls. */
export const offersFigures = (supports: Supports): boolean => calls.some((call) => supports(call))
