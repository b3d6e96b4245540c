import { reader } from '../../base/wire/index.ts'
import { readHoursException } from './hours-exception.ts'
import { openingHours } from './opening-hours.ts'
import {
  type MeetingRoom,
  type RestaurantDraft,
  readDraftRestaurant,
  restaurantRecord,
  roomRecord,
} from './restaurant.ts'

export const readRoom = reader(roomRecord)
export const readOpeningHours = reader(openingHours)
export const readRestaurant = reader(restaurantRecord)
export { readDraftRestaurant, readHoursException }

/** A room in wire format. */
export function writeRoom(room: Pick<MeetingRoom, 'name' | 'capacity' | 'reservable'>) {
  return { name: room.name, numberMettingPlace: room.capacity, isReservable: room.reservable }
}

/** A restaurant without its rooms, in wire format. */
export function writeDetails(draft: Omit<RestaurantDraft, 'rooms'>) {
  return {
    name: draft.name,
    numberPlace: draft.seats,
    numberPrinter: draft.printers,
    restaurantFeatures: draft.features,
    address: draft.address,
    availability: { openingHours: draft.openingHours },
    ...(draft.phone ? { phoneNumber: draft.phone } : {}),
    ...(draft.description ? { description: draft.description } : {}),
  }
}

/** The full restaurant object of POST /restaurant: times as 'HH:mm', the wire's spellings. */
export function writeRestaurant(draft: RestaurantDraft) {
  return {
    ...writeDetails(draft),
    meetingRooms: draft.rooms.map((room) => ({ ...(room.id ? { id: room.id } : {}), ...writeRoom(room) })),
  }
}

const draftFields: Record<string, string> = {
  numberPlace: 'seats',
  numberPrinter: 'printers',
  restaurantFeatures: 'features',
  phoneNumber: 'phone',
  meetingRooms: 'rooms',
  numberMettingPlace: 'capacity',
  isReservable: 'reservable',
}

/** Maps a wire field path to the form's: 'meetingRooms[0].numberMettingPlace' is 'rooms.0.capacity'. */
export function draftFieldOf(wireField: string): string {
  return wireField
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((part) => part !== 'availability')
    .map((part) => draftFields[part] ?? part)
    .join('.')
}
