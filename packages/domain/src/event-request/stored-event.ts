import { type Customer, readCustomer } from '../customer/customer.ts'
import { asRecord, readId, readNumber, readString, readWallTime } from '../wire/index.ts'
import { type EventDraft, emptyEventDraft } from './event-draft.ts'
import { eventTypes } from './event-request.ts'

const VERSION = 1

/** An event request being written, with the customer whose name the form shows. */
export type StoredEvent = { draft: EventDraft; customer: Customer | null }

/** As text for the browser's storage. */
export function serialiseEvent(stored: StoredEvent): string {
  return JSON.stringify({ version: VERSION, ...stored })
}

function readDraft(value: Record<string, unknown>): EventDraft {
  return {
    customerId: readId(value.customerId),
    restaurantId: readId(value.restaurantId),
    roomId: readId(value.roomId),
    type: eventTypes.find((type) => type === value.type) ?? emptyEventDraft().type,
    start: readWallTime(value.start) ?? '',
    end: readWallTime(value.end) ?? '',
    people: readNumber(value.people) ?? null,
    title: readString(value.title),
    description: readString(value.description),
    phone: readString(value.phone),
    specialRequests: readString(value.specialRequests),
  }
}

/** Reads it back; null when there is none, when it is corrupt or of another version. */
export function parseStoredEvent(text: string | null): StoredEvent | null {
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
