import { commonMessages, eventRequestErrorMessages, reservationErrorMessages } from '../messages/common.ts'
import { asRecord, readOptionalString, readString } from './read.ts'

/**
 * The content of any error body (T07): a message for people, messages by field, plain text, an error name, and the lists
 * that a refusal carries besides.
 */
export type ErrorBody = {
  message?: string
  fields: Record<string, string>
  text?: string
  name?: string
  lists?: Record<string, readonly unknown[]>
}

/** Keys that mark an error envelope, as opposed to a map from field to message. */
const ENVELOPE = new Set([
  'status',
  'statusCode',
  'timestamp',
  'path',
  'error',
  'exception',
  'message',
  'errors',
  'detail',
  'code',
])

/** A class name with or without its package: 'com.x.ReservationConflict', but not 'Bad Request' or 'invalide.' */
const CLASS_PATH = /^(?:\w+[.$])*([A-Z]\w*?)(?:Exception)?$/

/** The message of an error name; undefined for a name that is not in `names`. */
export function meaningOf(names: Readonly<Record<string, string>>, name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined
}

/** The last segment of a class path, without 'Exception' (T08); undefined when it is not one. */
function nameOf(value: unknown): string | undefined {
  return CLASS_PATH.exec(readString(value))?.[1]
}

/** Whether a lone {"name": …} is an error name rather than a problem of the field 'name'. */
function isErrorName(value: unknown): boolean {
  const name = nameOf(value)
  return (
    name !== undefined &&
    (name !== value ||
      Object.hasOwn(reservationErrorMessages.byName, name) ||
      Object.hasOwn(eventRequestErrorMessages.byName, name))
  )
}

type FieldMessages = { fields: Record<string, string>; loose: string[] }

function fieldsFromList(list: readonly unknown[]): FieldMessages {
  const fields = new Map<string, string>()
  const loose: string[] = []
  for (const item of list) {
    const row = asRecord(item)
    const field = readOptionalString(row?.field) ?? readOptionalString(row?.path)
    const message = readOptionalString(row ? (row.defaultMessage ?? row.message) : item)
    if (message && !field) loose.push(message)
    else if (message && field && !fields.has(field)) fields.set(field, message)
  }
  return { fields: Object.fromEntries(fields), loose }
}

function fieldsFrom(value: unknown): FieldMessages {
  if (Array.isArray(value)) return fieldsFromList(value)
  const messages = Object.entries(asRecord(value) ?? {}).flatMap(([field, message]) => {
    const first: unknown = Array.isArray(message) ? message[0] : message
    const text = first === '' ? commonMessages.validationError : readOptionalString(first)
    return text ? [[field, text] as const] : []
  })
  return { fields: Object.fromEntries(messages), loose: [] }
}

function isFieldMap(record: Record<string, unknown>): boolean {
  const keys = Object.keys(record)
  if (keys.length === 1 && isErrorName(record.name)) return false
  return keys.length > 0 && keys.every((key) => !ENVELOPE.has(key) && typeof record[key] === 'string')
}

function listsOf(record: Record<string, unknown>): Record<string, readonly unknown[]> | undefined {
  const lists = Object.entries(record).flatMap(([name, value]) =>
    Array.isArray(value) && !ENVELOPE.has(name) ? [[name, value as readonly unknown[]] as const] : [],
  )
  return lists.length > 0 ? Object.fromEntries(lists) : undefined
}

function fromRecord(record: Record<string, unknown>, problem: boolean): ErrorBody {
  if (!problem && isFieldMap(record)) return { fields: fieldsFrom(record).fields }
  const { fields, loose } = fieldsFrom(record.errors)
  const message =
    readOptionalString(record.message) ??
    readOptionalString(record.detail) ??
    readOptionalString(record.title) ??
    readOptionalString(loose.join(', '))
  const name = nameOf(record.exception) ?? nameOf(record.name) ?? nameOf(record.error)
  const lists = listsOf(record)
  return { fields, ...(message ? { message } : {}), ...(name ? { name } : {}), ...(lists ? { lists } : {}) }
}

/** Plain text of a server; markup, for instance a proxy's, is dropped (T07). */
function fromText(text: string, contentType: string | null): ErrorBody {
  const words = text.trim()
  if (words === '' || words.startsWith('<') || contentType?.includes('html')) return { fields: {} }
  return { fields: {}, text: words.slice(0, 500) }
}

/** Parses an error body; never throws. A page of HTML is dropped, plain text cut at 500 characters (T07, T14). */
export function readErrorBody(text: string, contentType: string | null): ErrorBody {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return fromText(text, contentType)
  }
  if (typeof json === 'string') return fromText(json, null)
  if (Array.isArray(json)) return fromRecord({ errors: json }, false)
  const record = asRecord(json)
  return record ? fromRecord(record, contentType?.includes('problem+json') ?? false) : { fields: {} }
}

/** A refusal as a form shows it: messages at its fields, and one for the toast. */
export type FormRefusal = { fields: Record<string, string>; message: string }

/** A refusal for a form: the first field message, else the server's message, else the fallback (T08). */
export function formRefusal({ fields, message, text }: ErrorBody, fallback: string): FormRefusal {
  return { fields, message: Object.values(fields)[0] ?? message ?? text ?? fallback }
}

/** All field messages as one text; undefined without any. */
export function fieldMessages({ fields }: ErrorBody): string | undefined {
  return Object.values(fields).join(', ') || undefined
}
