import { type Customer, readCustomer } from '../customer/customer.ts'
import { asRecord, readId, readNumber, readString, readWallTime } from '../wire/index.ts'
import { reservationTypes } from './reservation.ts'
import { emptyReservationDraft, type ReservationDraft } from './reservation-draft.ts'

const VERSION = 1

/** A reservation being written, with the customer whose name the form shows. */
export type StoredReservation = { draft: ReservationDraft; customer: Customer | null }

/** As text for the browser's storage. */
export function serialiseReservation(stored: StoredReservation): string {
  return JSON.stringify({ version: VERSION, ...stored })
}

function readDraft(value: Record<string, unknown>): ReservationDraft {
  const empty = emptyReservationDraft()
  return {
    customerId: readId(value.customerId),
    restaurantId: readId(value.restaurantId),
    type: reservationTypes.find((type) => type === value.type) ?? empty.type,
    roomId: readId(value.roomId),
    start: readWallTime(value.start) ?? '',
    end: readWallTime(value.end) ?? '',
    people: readNumber(value.people) ?? null,
    notes: readString(value.notes),
  }
}

/** Reads it back; null when there is none, when it is corrupt or of another version. */
export function parseStoredReservation(text: string | null): StoredReservation | null {
  let stored: Record<string, unknown> | undefined
  try {
    stored = asRecord(JSON.parse(text ?? ''))
  } catch {
    return null
  }
  const draft = asRecord(stored?.draft)
  if (stored?.version !== VERSION || !draft) return null
  const customer = readCustomer(stored.customer)
  return { draft: readDraft(draft), customer: customer.id ? customer : null }
}
