import type { Endpoint } from '@potager/domain/contract'
import type { Known } from '../harness.ts'

/** A field and the values it must refuse. */
export type FormField = { path: string; required?: boolean; bad: readonly unknown[] }
/** A call with a body: a valid one, and its fields. */
export type Form = {
  endpoint: Endpoint
  /** Path parameters; an unknown id by default. */
  params?: (known: Known) => Record<string, string>
  valid: (known: Known) => object
  fields: readonly FormField[]
  /** True when the call is taken without a body too. */
  mayLack?: boolean
}

/** What is no Paris wall time. */
export const badTimes = ['', '2026-09-14', '2026-02-30T10:00', '2026-09-14T10:00:00Z', '14/09/2026 10:00', 12, null, []]
/** A text of this length. */
export const long = (length: number) => 'é'.repeat(length)
/** Texts of which nobody sees anything. */
const unseen = ['', '   ', '\u200b\u2060\u200f\ufeff', '\u2800\u3164\u00a0', '\u00ad\u0301\ufe0f']
/** A text field. */
export const textField = (path: string, max: number, required = true): FormField => ({
  path,
  required,
  bad: [null, 12, [], {}, long(max + 1), 'nul\0', 'demi \ud800', ...(required ? unseen : [])],
})
/** A whole number within bounds. */
export const wholeField = (path: string, min: number, max: number): FormField => ({
  path,
  required: true,
  bad: [null, '12', [], min - 1, max + 1, 1.5, -1e9, 1e300],
})
/** A boolean field. */
export const flag = (path: string, required = false): FormField => ({ path, required, bad: [null, 'true', 1, []] })
/** A list field. */
export const list = (path: string, bad: readonly unknown[] = []): FormField => ({
  path,
  bad: [null, 'GLUTEN', 1, {}, ...bad],
})
/** The version that an edit was made from. */
export const versionField = wholeField('version', 1, 2_000_000_000)
