import { isDay, type WallDate } from '@potager/domain/time'

/** A part of what an address says. What it does not understand is as if it were not there, and is not written again. */
export type Part<Value> = {
  read: (params: URLSearchParams) => Value
  /** Sets what says the value; nothing when the value is the one without it. */
  write: (value: Value, params: URLSearchParams) => void
}

/** A parameter; undefined when it is not there, or empty, or `parse` says so. */
function parameter<Value>(
  name: string,
  parse: (text: string) => Value | undefined,
  print: (value: Value) => string | undefined,
): Part<Value | undefined> {
  return {
    read: (params) => parse(params.get(name) ?? ''),
    write: (value, params) => {
      const printed = value === undefined ? undefined : print(value)
      if (printed) params.set(name, printed)
    },
  }
}

/** Any text; '' is undefined. */
export function text(name: string): Part<string | undefined> {
  return parameter(name, (typed) => typed || undefined, String)
}

/** A day of the calendar, 'YYYY-MM-DD'. */
export function day(name: string): Part<WallDate | undefined> {
  return parameter(name, (typed) => (isDay(typed) ? typed : undefined), String)
}

/** One of some values, each under the word that the address has for it. */
export function wordFor<const Value extends string | boolean>(
  name: string,
  values: Readonly<Record<string, Value>>,
): Part<Value | undefined> {
  const words = Object.entries(values)
  return parameter(
    name,
    (typed) => words.find(([word]) => word === typed)?.[1],
    (value) => words.find(([, other]) => other === value)?.[0],
  )
}

/** One of some values that the address has as they are. */
export function oneOf<const Value extends string>(name: string, values: readonly Value[]): Part<Value | undefined> {
  return parameter(name, (typed) => values.find((value) => value === typed), String)
}

/** No list is asked for a page beyond. */
const FARTHEST = 1_000_000

/** The page, counted from 0, which people count from 1; the first where the address says none that could be. */
export const page: Part<number> = {
  read: (params) => {
    const said = Number(params.get('page'))
    return Number.isSafeInteger(said) ? Math.max(0, Math.min(said, FARTHEST) - 1) : 0
  },
  write: (value, params) => {
    if (value > 0) params.set('page', String(value + 1))
  },
}

/** A part with the value that it has where the address says none; that one is not written. */
export function or<Value, const Fallback>(part: Part<Value | undefined>, fallback: Fallback): Part<Value | Fallback> {
  return {
    read: (params) => part.read(params) ?? fallback,
    write: (value, params) => {
      if (value !== fallback) part.write(value as Value, params)
    },
  }
}

/** The id of the record that is open over a list, or null. */
export function opened(name: string): Part<string | null> {
  return or(text(name), null)
}

type Parts<Values> = { readonly [Key in keyof Values]: Part<Values[Key]> }

/** Some parts as one value. */
export function group<Values extends object>(parts: Parts<Values>): Part<Values> {
  const keys = Object.keys(parts) as (keyof Values)[]
  return {
    read: (params) => Object.fromEntries(keys.map((key) => [key, parts[key].read(params)])) as Values,
    write: (values, params) => {
      for (const key of keys) parts[key].write(values[key], params)
    },
  }
}

/** What a list is narrowed by: it has the keys that the address says, and no others. */
export function filter<Values extends object>(
  parts: {
    readonly [Key in keyof Values]: Part<Values[Key] | undefined>
  },
): Part<Partial<Values>> {
  const all = group(parts as Parts<Partial<Values>>)
  return {
    read: (params) => {
      const said = Object.entries(all.read(params)).filter(([, value]) => value !== undefined)
      return Object.fromEntries(said) as Partial<Values>
    },
    write: all.write,
  }
}

/** How an address says something, and how it is read: `write` then `read` gives what was written. */
export type AddressCodec<Values> = {
  read: (params: URLSearchParams) => Values
  write: (values: Values) => URLSearchParams
}

/** What an address says with it: `AddressValues<typeof ordersAddress>`. */
export type AddressValues<Of> = Of extends AddressCodec<infer Values> ? Values : never

/** The address of a list, of its parts; they are written in their order. */
export function addressCodec<Values extends object>(parts: Parts<Values>): AddressCodec<Values> {
  const whole = group(parts)
  return {
    read: whole.read,
    write: (values) => {
      const params = new URLSearchParams()
      whole.write(values, params)
      return params
    },
  }
}
