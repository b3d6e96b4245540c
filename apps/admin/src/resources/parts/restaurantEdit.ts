import { apiErrorOf } from '@potager/admin-kit/data'
import type { ApiError } from '@potager/domain/api'
import type { RestaurantFormValues } from '@potager/domain/forms'
import {
  type MeetingRoom,
  type Restaurant,
  type RestaurantDraft,
  restaurantFeatures,
  toDayHours,
  toOpeningHours,
  typedAddress,
} from '@potager/domain/restaurant'
import type { DataProvider } from 'react-admin'
import { type Merged, typedOver } from '../../console/editing.tsx'

/** A restaurant as form values: without the fields the form does not have, which would look like edits. */
export function restaurantDraftOf({ id: _, version: __, exceptions: ___, ...restaurant }: Restaurant): RestaurantDraft {
  return {
    ...restaurant,
    features: restaurantFeatures.filter((feature) => restaurant.features.includes(feature)),
    openingHours: toOpeningHours(toDayHours(restaurant.openingHours)),
  }
}

/** The current form values as a restaurant, valid or not. */
export function typedDraft({ hours, phone, description, address, ...typed }: RestaurantFormValues): RestaurantDraft {
  return {
    ...typed,
    address: typedAddress(address),
    openingHours: toOpeningHours(hours),
    ...(phone ? { phone } : {}),
    ...(description ? { description } : {}),
  }
}

function sameRoom(a: MeetingRoom, b: MeetingRoom): boolean {
  return a.name === b.name && a.capacity === b.capacity && a.reservable === b.reservable
}

/** Merges rooms: the current ones with the user's edits, then added ones that are not on the server yet. */
function mergeRooms(before: readonly MeetingRoom[], typed: readonly MeetingRoom[], now: readonly MeetingRoom[]) {
  const rooms = now.map((room) => {
    const index = before.findIndex(({ id }) => id === room.id)
    const [was, ours] = [before[index], typed[index]]
    if (!was || !ours || sameRoom(was, ours)) return room
    const { name, capacity, reservable } = ours
    return { ...room, name, capacity, reservable }
  })
  const appeared = now.filter(({ id }) => !before.some((room) => room.id === id))
  // A room whose response was lost is already among the new ones.
  const added = typed.slice(before.length).filter((room) => !appeared.some((other) => sameRoom(other, room)))
  return [...rooms, ...added]
}

/** Merges the user's edits over a newer restaurant, room by room. */
export function mergeRestaurant(before: Restaurant, typed: RestaurantDraft, now: Restaurant): Merged<RestaurantDraft> {
  const { draft, changed } = typedOver(restaurantDraftOf(before), typed, restaurantDraftOf(now))
  return { draft: { ...draft, rooms: mergeRooms(before.rooms, typed.rooms, now.rooms) }, changed }
}

type RoomWriter = Pick<DataProvider, 'create' | 'update'>

/** A room that could not be saved, by its index in the form. */
export type RoomFailure = { index: number; error: ApiError }

/**
 * Saves new and changed rooms, existing ones first and in order; calls back with the restaurant after each. Stops at
 * the first failure.
 */
export async function saveRooms(
  dataProvider: RoomWriter,
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
      saved = saved.toSpliced(index, 1, await saveRoom(dataProvider, before.id, was, room))
      onSaved({ ...before, rooms: saved })
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      if (error) return { index, error }
      throw thrown
    }
  }
  return null
}

async function saveRoom(
  dataProvider: RoomWriter,
  restaurantId: string,
  was: MeetingRoom | undefined,
  room: MeetingRoom,
): Promise<MeetingRoom> {
  const draft = { ...room, restaurantId }
  const { data } = was?.id
    ? await dataProvider.update('meeting-rooms', { id: was.id, data: draft, previousData: { ...was, id: was.id } })
    : await dataProvider.create('meeting-rooms', { data: draft })
  return data as MeetingRoom
}
