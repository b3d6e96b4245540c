import { addDays, type Instant, instantToWall, type WallDate, wallToInstant } from '../../base/time/index.ts'
import {
  type Cents,
  count,
  euros,
  flag,
  id,
  nullable,
  or,
  type Read,
  reader,
  record,
  text,
  utc,
} from '../../base/wire/index.ts'
import { clockMinutes, isOvernight, type Schedule, servicesOf } from '../restaurant/index.ts'

/** A dish of the group with what a restaurant makes of it, as its team reads it. */
export const menuEntryRecord = record({
  dishId: id,
  name: text,
  category: text,
  /** Whether the group has it: no restaurant offers what the group does not. */
  available: flag,
  groupPrice: euros,
  offered: or(flag, true),
  offUntil: nullable(utc),
  ownPrice: nullable(euros),
  /** Of what the restaurant said of it; 0 when it said nothing yet. */
  version: count,
})
export interface MenuEntry extends Read<typeof menuEntryRecord> {}
export const readMenuEntry = reader(menuEntryRecord)

/** What a restaurant makes of a dish of the group. */
export type Offer = {
  /** False until somebody puts it back. */
  offered: boolean
  /** Taken off until then; past, it is back. */
  offUntil: Instant | null
  /** Null for the group's price. */
  ownPrice: Cents | null
}

/** A dish of which a restaurant said nothing: as the group has it. */
export const groupOffer: Offer = { offered: true, offUntil: null, ownPrice: null }

/** Whether a dish is on a restaurant's menu, off until its next opening of another day, or off. */
export const offerStates = ['ON', 'UNTIL_TOMORROW', 'OFF'] as const
export type OfferState = (typeof offerStates)[number]

/** What an offer says at a moment. */
export function offerStateAt({ offered, offUntil }: Pick<Offer, 'offered' | 'offUntil'>, now: Instant): OfferState {
  if (!offered) return 'OFF'
  return offUntil !== null && offUntil > now ? 'UNTIL_TOMORROW' : 'ON'
}

/** Whether a restaurant makes something else of a dish than the group does, at a moment. */
export function differsFromGroup(offer: Offer, now: Instant): boolean {
  return offer.ownPrice !== null || offerStateAt(offer, now) !== 'ON'
}

/** Whether guests can have a dish at a moment: the group has it, and the restaurant offers it. */
export function isOnMenu(available: boolean, offer: Pick<Offer, 'offered' | 'offUntil'>, now: Instant): boolean {
  return available && offerStateAt(offer, now) === 'ON'
}

/** What an evening's team still calls today, where no service says so. */
const NIGHT_ENDS = 5 * 60
/** A week without exceptions repeats; these run for a year at most. */
const DAYS_AHEAD = 380

/** The day whose service a moment belongs to: the evening before, while it is open and for the small hours. */
export function serviceDayAt(schedule: Schedule, now: Instant): WallDate {
  const wall = instantToWall(now, schedule.zone)
  const today = wall.slice(0, 10)
  const yesterday = addDays(today, -1)
  const evening = servicesOf(schedule, yesterday).at(-1)
  const ends = Math.max(NIGHT_ENDS, evening && isOvernight(evening) ? clockMinutes(evening.end) : 0)
  return clockMinutes(wall.slice(11, 16)) < ends ? yesterday : today
}

/**
 * When a dish taken off « until tomorrow » comes back: the first opening of a later day. Without any, as the next day begins.
 */
export function backAt(schedule: Schedule, now: Instant): Instant {
  const today = serviceDayAt(schedule, now)
  for (let inDays = 1; inDays <= DAYS_AHEAD; inDays++) {
    const date = addDays(today, inDays)
    const [service] = servicesOf(schedule, date)
    const opening = service && wallToInstant(`${date}T${service.start}:00`, schedule.zone)
    // In the small hours of a day whose service starts in them, that opening may be over.
    if (opening && opening > now) return opening
  }
  return wallToInstant(`${addDays(today, 1)}T05:00:00`, schedule.zone)
}

/** The offer after somebody chose a state. « Until tomorrow », chosen again, stays as it runs. */
export function withState(
  offer: Offer,
  state: OfferState,
  { schedule, now }: { schedule: Schedule; now: Instant },
): Offer {
  if (state === offerStateAt(offer, now)) return offer
  return {
    ...offer,
    offered: state !== 'OFF',
    offUntil: state === 'UNTIL_TOMORROW' ? backAt(schedule, now) : null,
  }
}
