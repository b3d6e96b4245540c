import { setImmediate } from 'node:timers/promises'
import { parisClock, type Spelling, spell } from './clock.ts'
import type { Row } from './document.ts'
import type { Fault } from './faults.ts'
import type { Kept, Store } from './store.ts'

/** What every call works with. */
export type Backend = {
  store: Store
  on: (fault: Fault) => boolean
  spelling: Spelling
  /** The most records of a page, whose counts say so. */
  largest: number
}

/** One request, read by the document. */
export type Asked = { params: Record<string, string>; query: Row; body: Row; token: string | undefined }

/** A call: what it answers, as JSON. */
export type Handler = (asked: Asked) => unknown
export type Handlers = Record<string, Handler>

/** A refusal, with a message by field where there are fields. */
export class Refused extends Error {
  readonly status: number
  readonly fields: Record<string, string> | undefined

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** 400 for one field. */
export const wrong = (field: string, message: string): Refused =>
  new Refused(400, 'Erreur de validation', { [field]: message })

/** The record of an id. @throws Refused 404; with a fault something worse */
export function find({ on }: Backend, records: readonly Kept[], id: unknown): Kept {
  const found = records.find((one) => one.id === id)
  if (found) return found
  if (on('unknown-crash')) throw new TypeError('Cannot read properties of undefined')
  throw new Refused(on('unknown-200') ? 200 : 404, 'Cet enregistrement n’existe pas')
}

/** Lets other requests come between a check and what follows it, as a backend without a transaction does. */
export async function giveWay(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await setImmediate()
}

/** A moment of an answer. */
export function moment({ on, spelling }: Backend, instant: unknown): string | number[] {
  const at = Number(instant)
  if (spelling === 'arrays') return spell(parisClock(at), spelling, on('months-from-zero') ? 0 : 1)
  return on('local-as-utc') ? `${parisClock(at)}Z` : new Date(at).toISOString()
}

/** A wall time of an answer. */
export function wall({ on, spelling }: Backend, clock: unknown): string | number[] {
  const text = String(clock)
  const shifted = on('times-shifted')
    ? new Date(Date.parse(`${text}Z`) - 2 * 3_600_000).toISOString().slice(0, 19)
    : text
  return spell(shifted, spelling, on('months-from-zero') ? 0 : 1)
}

/** A page of a list, pages from 0. @throws Refused 404 beyond the last page, with a fault */
export function pageOf({ on, largest }: Backend, list: readonly unknown[], { page, size }: Row): Row {
  if (on('size-refused') && Number(size) > 50) throw new Refused(400, '50 éléments au plus')
  const length = on('size-ignored') ? 20 : Math.min(on('size-capped') ? 20 : largest, Number(size))
  const pages = Math.ceil(list.length / length)
  const asked = on('pages-from-one') ? Math.max(0, Number(page) - 1) : Number(page)
  if (on('beyond-404') && asked >= pages && asked > 0) throw new Refused(404, 'Cette page n’existe pas')
  const number = on('beyond-repeats') ? Math.min(asked, Math.max(0, pages - 1)) : asked
  const content = list.slice(number * length, (number + 1) * length)
  const total = on('total-of-page') ? content.length : list.length
  return {
    content,
    totalElements: total,
    totalPages: on('total-pages-floor')
      ? Math.floor(total / length)
      : Math.ceil(total / (on('size-capped') ? Number(size) : length)),
    first: asked === 0,
    last: !on('never-last') && asked >= pages - 1,
  }
}
