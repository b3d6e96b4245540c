import type { WallTime } from '../../base/time/index.ts'
import { asRecord, readBody, readNumber, readString, readWallTime, writeWallTime } from '../../base/wire/index.ts'
import { type Customer, customerRecord } from '../customer/index.ts'

/** A field of a booking's form; '' and null mean empty. */
export type DraftField<Value> = {
  /** Its initial value. */
  empty: Value
  /** Parses it from storage; `empty` when invalid. */
  read: (stored: unknown) => Value
  /** The value to send; undefined leaves it out. */
  write: (value: Value) => unknown
  /** The wire's name, if different. */
  wire?: string
}

/** A text, trimmed when sent. */
export const draftText: DraftField<string> = {
  empty: '',
  read: readString,
  write: (typed) => typed.trim() || undefined,
}

/** A whole number. */
export const draftNumber: DraftField<number | null> = {
  empty: null,
  read: (stored) => readNumber(stored) ?? null,
  write: (typed) => typed ?? undefined,
}

/** A Paris wall time, 'YYYY-MM-DDTHH:mm'. */
export const draftWallTime: DraftField<WallTime> = {
  empty: '',
  read: (stored) => {
    const time = readWallTime(stored) ?? ''
    return time.length > 10 ? time : ''
  },
  write: (typed) => (typed ? writeWallTime(typed) : undefined),
}

/** One of some values. */
export function draftOneOf<Value extends string>(values: readonly Value[], empty: Value): DraftField<Value> {
  return { empty, read: (stored) => values.find((value) => value === stored) ?? empty, write: (value) => value }
}

/** A booking draft, with the customer whose name the form shows. */
export type StoredDraft<Draft> = { draft: Draft; customer: Customer | null }

type DraftFields<Draft> = { readonly [Key in keyof Draft]: DraftField<Draft[Key]> }

/** The form of a booking, derived from its fields. */
export type BookingDraft<Draft> = {
  /** An untouched form. */
  empty: () => Draft
  /** The body to send, with the wire's names; undefined for what JSON leaves out, nothing of what the draft leaves out. */
  body: (draft: Partial<Draft>) => Record<string, unknown>
  /** Parses values of the form's names; empty where they are missing or invalid. */
  read: (values: object) => Draft
  /** Maps a wire field to the form's name: 'numberOfPeople' is 'people' (RNW-37). */
  fieldOf: (wireField: string) => string
  /** Serialises a draft for the browser's storage. */
  serialise: (stored: StoredDraft<Draft>) => string
  /** Parses a stored draft; null when absent, corrupt or of another version. */
  parse: (text: string | null) => StoredDraft<Draft> | null
}

const VERSION = 1

/** Builds a form from its table of fields: type, storage and body follow from each line. */
export function draftOf<Draft extends object>(fields: DraftFields<Draft>): BookingDraft<Draft> {
  const keys = Object.keys(fields) as (keyof Draft & string)[]
  const wireName = (key: keyof Draft & string) => fields[key].wire ?? key
  const each = (valueOf: (key: keyof Draft & string) => unknown) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Draft
  const read = (values: object) => each((key) => fields[key].read((values as Partial<Draft>)[key]))
  return {
    empty: () => each((key) => fields[key].empty),
    read,
    body: (draft) => {
      const said = keys.flatMap((key) => {
        const value = draft[key]
        return value === undefined ? [] : [[wireName(key), fields[key].write(value)]]
      })
      return Object.fromEntries(said)
    },
    fieldOf: (wireField) => keys.find((key) => wireName(key) === wireField) ?? wireField,
    serialise: (stored) => JSON.stringify({ version: VERSION, ...stored }),
    parse: (text) => {
      const stored = asRecord(readBody(String(text)))
      const draft = asRecord(stored?.draft)
      if (stored?.version !== VERSION || !draft) return null
      const customer = customerRecord.read(stored.customer)
      return { draft: read(draft), customer: customer.id ? customer : null }
    },
  }
}
