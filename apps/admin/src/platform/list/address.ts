import { isDay, type WallDate } from '@potager/domain/time'
import { pageToShow } from '@potager/domain/wire'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The state in the current URL, and a setter for part of it. */
export function useAddress<Values extends object>(address: AddressCodec<Values>) {
  const [params, setParams] = useSearchParams()
  const values = address.read(params)
  return [
    values,
    (change: Partial<Values>, options?: { replace: boolean }) =>
      setParams(address.write({ ...values, ...change }), options),
  ] as const
}

/**
 * Redirects a page beyond the last to the last page, once the total is known: its rows may have been resolved, deleted
 * or filtered away. Returns true while redirecting, when an empty page does not mean an empty list.
 * @param totalPages null while loading
 */
export function useLastPage(page: number, totalPages: number | null, toPage: (page: number) => void): boolean {
  const shown = totalPages === null ? page : pageToShow({ page, totalPages })
  const lead = useEffectEvent(toPage)
  useEffect(() => {
    if (shown !== page) lead(shown)
  }, [shown, page])
  return shown !== page
}

type Answer<Page> = { data: Page | undefined; isPlaceholderData: boolean }

/** The page to show: null while loading, including behind an empty placeholder page. */
export function shownPage<Page extends { items: readonly unknown[] }>(answer: Answer<Page>): Page | null {
  const { data, isPlaceholderData } = answer
  return !data || (isPlaceholderData && data.items.length === 0) ? null : data
}

/** A part of a URL's state. Invalid values count as absent and are not written back. */
export type Part<Value> = {
  read: (params: URLSearchParams) => Value
  /** Sets its parameters; writes nothing for the default value. */
  write: (value: Value, params: URLSearchParams) => void
}

/** A parameter; undefined when missing, empty or rejected by `parse`. */
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

/** A calendar day, 'YYYY-MM-DD'. */
export function day(name: string): Part<WallDate | undefined> {
  return parameter(name, (typed) => (isDay(typed) ? typed : undefined), String)
}

/** One of several values, each under its own word in the URL. */
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

/** One of several values, verbatim in the URL. */
export function oneOf<const Value extends string>(name: string, values: readonly Value[]): Part<Value | undefined> {
  return parameter(name, (typed) => values.find((value) => value === typed), String)
}

/** The server rejects pages beyond this one. */
const FARTHEST = 1_000_000

/** The page, 0-based here and 1-based in the URL; the first when missing or invalid. */
export const page: Part<number> = {
  read: (params) => {
    const said = Number(params.get('page'))
    return Number.isSafeInteger(said) ? Math.max(0, Math.min(said, FARTHEST) - 1) : 0
  },
  write: (value, params) => {
    if (value > 0) params.set('page', String(value + 1))
  },
}

/** A part with a default value, which is not written. */
export function or<Value, const Fallback>(part: Part<Value | undefined>, fallback: Fallback): Part<Value | Fallback> {
  return {
    read: (params) => part.read(params) ?? fallback,
    write: (value, params) => {
      if (value !== fallback) part.write(value as Value, params)
    },
  }
}

/** The id of the record open over a list, or null. */
export function opened(name: string): Part<string | null> {
  return or(text(name), null)
}

type Parts<Values> = { readonly [Key in keyof Values]: Part<Values[Key]> }

/** Several parts as one object. */
export function group<Values extends object>(parts: Parts<Values>): Part<Values> {
  const keys = Object.keys(parts) as (keyof Values)[]
  return {
    read: (params) => Object.fromEntries(keys.map((key) => [key, parts[key].read(params)])) as Values,
    write: (values, params) => {
      for (const key of keys) parts[key].write(values[key], params)
    },
  }
}

/** The filters of a list: only keys present in the URL are set. */
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

/** Reads and writes a URL's state; `read` after `write` returns the same values. */
export type AddressCodec<Values> = {
  read: (params: URLSearchParams) => Values
  write: (values: Values) => URLSearchParams
}

/** The values of a codec: `AddressValues<typeof ordersAddress>`. */
export type AddressValues<Of> = Of extends AddressCodec<infer Values> ? Values : never

/** The codec of a list's URL; parameters are written in the order of the parts. */
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
