import { commonMessages } from '../../base/messages/common.ts'
import { trimmed } from '../../base/wire/http.ts'
import {
  answering,
  type ErrorBody,
  type FormRefusal,
  formRefusal,
  optional,
  reader,
  record,
} from '../../base/wire/index.ts'
import { type OpeningHours, openingHours, readHoursException, splitServices, withSeconds } from './opening-hours.ts'
import {
  type MeetingRoom,
  type RestaurantDraft,
  readDraftRestaurant,
  readRestaurant,
  roomRecord,
} from './restaurant.ts'

export const readRoom = reader(roomRecord)
export { readDraftRestaurant, readHoursException, readRestaurant }

/** The answer of the call of the hours alone. */
export const weekRecord = record({ openingHours, openingHours2: optional(openingHours) })

/** Reads the hours alone, with the second services. */
export const readOpeningHours = answering(weekRecord, (body): OpeningHours => {
  const week = weekRecord.read(body)
  return withSeconds(week.openingHours, week.openingHours2)
})

/** A room in wire format. */
export function writeRoom(room: Pick<MeetingRoom, 'name' | 'capacity' | 'reservable'>) {
  return { name: trimmed(room.name), numberMettingPlace: room.capacity, isReservable: room.reservable }
}

/** A restaurant without its rooms, in wire format. */
export function writeDetails(draft: Omit<RestaurantDraft, 'rooms'>) {
  const { first, seconds } = splitServices(draft.openingHours)
  const { name, address, phone, description } = trimmed({
    name: draft.name,
    address: draft.address,
    phone: draft.phone,
    description: draft.description,
  })
  return {
    name,
    numberPlace: draft.seats,
    numberPrinter: draft.printers,
    restaurantFeatures: draft.features,
    address,
    availability: { openingHours: first },
    ...(seconds ? { openingHours2: seconds } : {}),
    ...(phone ? { phoneNumber: phone } : {}),
    ...(description ? { description } : {}),
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
  openingHours2: 'openingHours',
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

/** A refused restaurant: the first field message, else the server's message, else 'Erreur inconnue' (T08). */
export function restaurantError(body: ErrorBody): FormRefusal {
  return formRefusal(body, commonMessages.unknownError)
}
