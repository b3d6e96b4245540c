import type { WallTime } from '../../base/time/index.ts'
import { asRecord, readNumber, readString, readWallTime, writeWallTime } from '../../base/wire/index.ts'
import { type Customer, readCustomer } from '../customer/index.ts'

/** A field of a booking's form; '' and null are what is not filled in. */
export type DraftField<Value> = {
  /** What it holds before anybody has touched it. */
  empty: Value
  /** Reads it back from storage; `empty` where that does not say what it should. */
  read: (stored: unknown) => Value
  /** What is sent for it; undefined leaves it out. */
  write: (value: Value) => unknown
  /** The server's name for it, where it is another. */
  wire?: string
}

/** A text, sent without its outer blanks. */
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
  read: (stored) => readWallTime(stored) ?? '',
  write: (typed) => (typed ? writeWallTime(typed) : undefined),
}

/** One of some values. */
export function draftOneOf<Value extends string>(values: readonly Value[], empty: Value): DraftField<Value> {
  return { empty, read: (stored) => values.find((value) => value === stored) ?? empty, write: (value) => value }
}

/** A booking being written, with the customer whose name the form shows. */
export type StoredDraft<Draft> = { draft: Draft; customer: Customer | null }

type DraftFields<Draft> = { readonly [Key in keyof Draft]: DraftField<Draft[Key]> }

/** The form of a booking by its fields. */
export type BookingDraft<Draft> = {
  /** A form that nobody has touched. */
  empty: () => Draft
  /** The body that asks for it, in the server's names. */
  body: (draft: Draft) => Record<string, unknown>
  /** A server's field in the form's spelling: 'numberOfPeople' is 'people' (RNW-37). */
  fieldOf: (wireField: string) => string
  /** As text for the browser's storage. */
  serialise: (stored: StoredDraft<Draft>) => string
  /** Reads it back; null when there is none, when it is corrupt or of another version. */
  parse: (text: string | null) => StoredDraft<Draft> | null
}

const VERSION = 1

/** A field that is added needs a line in its table: type, storage and body follow. */
export function draftOf<Draft extends object>(fields: DraftFields<Draft>): BookingDraft<Draft> {
  const keys = Object.keys(fields) as (keyof Draft & string)[]
  const wireName = (key: keyof Draft & string) => fields[key].wire ?? key
  const each = (valueOf: (key: keyof Draft & string) => unknown) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Draft
  return {
    empty: () => each((key) => fields[key].empty),
    body: (draft) => {
      const sent = keys.map((key) => [wireName(key), fields[key].write(draft[key])] as const)
      return Object.fromEntries(sent.filter(([, value]) => value !== undefined))
    },
    fieldOf: (wireField) => keys.find((key) => wireName(key) === wireField) ?? wireField,
    serialise: (stored) => JSON.stringify({ version: VERSION, ...stored }),
    parse: (typed) => {
      let stored: Record<string, unknown> | undefined
      try {
        stored = asRecord(JSON.parse(typed ?? ''))
      } catch {
        return null
      }
      const draft = asRecord(stored?.draft)
      if (stored?.version !== VERSION || !draft) return null
      const customer = readCustomer(stored.customer)
      return { draft: each((key) => fields[key].read(draft[key])), customer: customer.id ? customer : null }
    },
  }
}
