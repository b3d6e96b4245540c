import { ApiError, type Client } from '@potager/domain/api'
import type { RestaurantFormValues } from '@potager/domain/forms'
import { createMeetingRoom, updateMeetingRoom } from '@potager/domain/meeting-room'
import {
  DEFAULT_COUNTRY,
  type MeetingRoom,
  type Restaurant,
  type RestaurantDraft,
  restaurantFeatures,
  toDayHours,
  toOpeningHours,
} from '@potager/domain/restaurant'
import { type Merged, typedOver } from '../typedOver.ts'

/** A restaurant as its form reads it: what the form does not know would seem to have been typed over. */
export function restaurantDraftOf({ id: _, version: __, exceptions: ___, ...restaurant }: Restaurant): RestaurantDraft {
  return {
    ...restaurant,
    features: restaurantFeatures.filter((feature) => restaurant.features.includes(feature)),
    openingHours: toOpeningHours(toDayHours(restaurant.openingHours)),
  }
}

/** The form's fields as they stand, whether or not they could be sent, as a restaurant. */
export function typedDraft({ hours, phone, description, address, ...typed }: RestaurantFormValues): RestaurantDraft {
  return {
    ...typed,
    address: { ...address, country: address.country ?? DEFAULT_COUNTRY },
    openingHours: toOpeningHours(hours),
    ...(phone ? { phone } : {}),
    ...(description ? { description } : {}),
  }
}

function sameRoom(a: MeetingRoom, b: MeetingRoom): boolean {
  return a.name === b.name && a.capacity === b.capacity && a.reservable === b.reservable
}

/** The rooms as they are now, with what was typed over them, then those that were added here and are not there yet. */
function mergeRooms(before: readonly MeetingRoom[], typed: readonly MeetingRoom[], now: readonly MeetingRoom[]) {
  const rooms = now.map((room) => {
    const index = before.findIndex(({ id }) => id === room.id)
    const [was, ours] = [before[index], typed[index]]
    if (!was || !ours || sameRoom(was, ours)) return room
    const { name, capacity, reservable } = ours
    return { ...room, name, capacity, reservable }
  })
  const appeared = now.filter(({ id }) => !before.some((room) => room.id === id))
  // One whose answer was lost is among those that appeared.
  const added = typed.slice(before.length).filter((room) => !appeared.some((other) => sameRoom(other, room)))
  return [...rooms, ...added]
}

/** What was typed over a restaurant, put over a newer one, room by room. */
export function mergeRestaurant(before: Restaurant, typed: RestaurantDraft, now: Restaurant): Merged<RestaurantDraft> {
  const { draft, changed } = typedOver(restaurantDraftOf(before), typed, restaurantDraftOf(now))
  return { draft: { ...draft, rooms: mergeRooms(before.rooms, typed.rooms, now.rooms) }, changed }
}

/** A room that could not be saved, by its place in the form. */
export type RoomFailure = { index: number; error: ApiError }

/**
 * Saves the rooms that are new or changed, those of before first and in their order, and tells the restaurant as it is after
 * each. Stops at the first that fails.
 */
export async function saveRooms(
  api: Pick<Client, 'send'>,
  before: Restaurant,
  rooms: readonly MeetingRoom[],
  onSaved: (restaurant: Restaurant) => void,
): Promise<RoomFailure | null> {
  let saved = before.rooms
  for (const [index, { name, capacity, reservable }] of rooms.entries()) {
    const was = saved[index]
    const room = { name, capacity, reservable }
    if (was && sameRoom(was, room)) continue
    try {
      saved = saved.toSpliced(index, 1, await saveRoom(api, before.id, was, room))
      onSaved({ ...before, rooms: saved })
    } catch (error) {
      if (error instanceof ApiError) return { index, error }
      throw error
    }
  }
  return null
}

function saveRoom(
  api: Pick<Client, 'send'>,
  restaurantId: string,
  was: MeetingRoom | undefined,
  room: MeetingRoom,
): Promise<MeetingRoom> {
  const draft = { ...room, restaurantId }
  return was?.id
    ? api.send(updateMeetingRoom, { ...draft, id: was.id, version: was.version ?? 1 })
    : api.send(createMeetingRoom, draft)
}
