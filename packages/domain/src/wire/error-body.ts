import { asRecord, readOptionalString } from './read.ts'

/** What an error answer says, whatever its shape (T7): a message for people, messages by field, plain text, an error name. */
export type ErrorBody = { message?: string; fields: Record<string, string>; text?: string; name?: string }

/** Keys that make an object an error envelope rather than a map from field to message. */
const ENVELOPE = new Set([
  'status',
  'statusCode',
  'timestamp',
  'path',
  'error',
  'exception',
  'message',
  'errors',
  'type',
  'title',
  'detail',
  'code',
])

function fieldsFrom(value: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  if (Array.isArray(value)) {
    for (const item of value) {
      const row = asRecord(item)
      const field = readOptionalString(row?.field) ?? readOptionalString(row?.path)
      const message = readOptionalString(row?.defaultMessage) ?? readOptionalString(row?.message)
      if (field && message) fields[field] = message
    }
    return fields
  }
  for (const [field, message] of Object.entries(asRecord(value) ?? {})) {
    const first = readOptionalString(Array.isArray(message) ? message[0] : message)
    if (first) fields[field] = first
  }
  return fields
}

/** The last segment of a class path, without 'Exception': 'com.x.ReservationConflict' and 'ReservationConflictException' are one (T8, V17). */
function errorName(record: Record<string, unknown>): string | undefined {
  const named =
    readOptionalString(record.exception) ?? readOptionalString(record.name) ?? readOptionalString(record.error)
  return named && /^[\w.$]+$/.test(named)
    ? named
        .split(/[.$]/)
        .at(-1)
        ?.replace(/Exception$/, '')
    : undefined
}

function fromRecord(record: Record<string, unknown>): ErrorBody {
  const keys = Object.keys(record)
  const isName =
    keys.length === 1 &&
    keys[0] === 'name' &&
    /(Exception|Conflict|Capacity|Time|Closed|Access)$/.test(String(record.name))
  const isMap = keys.length > 0 && !isName && keys.every((key) => !ENVELOPE.has(key) && typeof record[key] === 'string')
  if (isMap) return { fields: fieldsFrom(record) }
  const message =
    readOptionalString(record.message) ?? readOptionalString(record.detail) ?? readOptionalString(record.title)
  const name = errorName(record)
  return { fields: fieldsFrom(record.errors), ...(message ? { message } : {}), ...(name ? { name } : {}) }
}

/** Reads an error answer. A page of HTML, a proxy's say, tells people nothing and is left out (T7). */
export function readErrorBody(text: string, contentType: string | null): ErrorBody {
  const trimmed = text.trim()
  if (trimmed === '' || contentType?.includes('html') || /^<(!doctype|html|\?xml)/i.test(trimmed)) return { fields: {} }
  let json: unknown
  try {
    json = JSON.parse(trimmed)
  } catch {
    return { fields: {}, text: trimmed.slice(0, 500) }
  }
  const record = asRecord(json)
  if (record) return fromRecord(record)
  return typeof json === 'string' && json.trim() ? { fields: {}, text: json } : { fields: fieldsFrom(json) }
}

/** What a form shows for a refused restaurant or dish: messages at fields, and one to toast, or undefined (SPEC §8). */
export function formError(body: ErrorBody): { fields: Record<string, string>; message: string | undefined } {
  const [first] = Object.values(body.fields)
  return { fields: body.fields, message: first ?? body.message ?? body.text }
}

const reservationNames: Record<string, string> = {
  InsufficientCapacity: 'capacité insuffisante',
  ReservationConflict: 'conflit avec une autre réservation',
  InvalidReservationTime: 'horaires non valides',
  RestaurantClosed: 'restaurant fermé à cette période',
  UnauthorizedReservationAccess: 'non autorisé',
}

/** Message of a refused reservation: the server's, else the fields' joined, else by error name (SPEC §8). */
export function reservationErrorMessage(body: ErrorBody): string {
  return (
    body.message ??
    (Object.values(body.fields).join(', ') || undefined) ??
    reservationNames[body.name ?? ''] ??
    'Erreur lors de la création de la réservation. Veuillez vérifier les informations saisies.'
  )
}

const eventNames: Record<string, string> = {
  EventConflict: 'Il y a un conflit avec un autre événement pour cette période',
  InvalidEventTime: "Les horaires de l'événement ne sont pas valides",
  RestaurantUnavailable: "Le restaurant n'est pas disponible pour cette période",
  InsufficientCapacity: 'La capacité est insuffisante pour le nombre de participants demandé',
  UnauthorizedEventAccess: "Vous n'êtes pas autorisé à créer cet événement",
}

/** Message of a refused event request: the server's, else the fields', else plain text, else by error name (SPEC §8). */
export function eventErrorMessage(body: ErrorBody): string {
  const fields = Object.values(body.fields).join(', ')
  return (
    body.message ??
    (fields ? `Erreurs de validation: ${fields}` : undefined) ??
    body.text ??
    eventNames[body.name ?? ''] ??
    "Erreur lors de la création de la demande d'événement. Veuillez vérifier les informations saisies."
  )
}
