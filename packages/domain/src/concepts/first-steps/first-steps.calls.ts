import { call } from '../../base/api/call.ts'
import { flag, nullable, type Read, reader, record } from '../../base/wire/index.ts'

/** What a new house does before its first service, in order. */
export const firstSteps = ['password', 'house', 'restaurant', 'hours', 'rooms', 'menu', 'team', 'order'] as const
export type FirstStep = (typeof firstSteps)[number]

/**
 * Which steps are done, in the restaurants that the caller may see; dishes are everybody's. A password of one's own is a step
 * of whose password the first start printed, the house's own name one of administrators; null for everybody else.
 */
export const firstStepsRecord = record({
  password: nullable(flag),
  house: nullable(flag),
  restaurant: flag,
  hours: flag,
  rooms: flag,
  menu: flag,
  team: flag,
  order: flag,
} satisfies Record<FirstStep, unknown>)
export interface FirstSteps extends Read<typeof firstStepsRecord> {}

export const readFirstSteps = reader(firstStepsRecord)

/** What a new house has done so far (extension). */
export const getFirstSteps = call({
  name: 'getFirstSteps',
  resource: 'first-steps',
  freshness: { staleTime: 0 },
  method: 'GET',
  path: '/first-steps',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: readFirstSteps,
})
