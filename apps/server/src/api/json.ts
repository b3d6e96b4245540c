import { requestRefusals } from '@potager/domain/messages'

/**
 * No body of the contract is nested deeper or holds more values: the largest import has 53,502 (500 diseases with 50
 * symptoms and 50 breeds each).
 */
const bodyLimits = { deepest: 32, mostValues: 60_000 }

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0))
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** Index of the end of the JSON string that begins before `at`; the end of the input when it is not closed. */
function endOfText(json: string, at: number): number {
  for (let place = at; place < json.length; place += 1) {
    const sign = json.charCodeAt(place)
    if (sign === QUOTE) return place
    if (sign === BACKSLASH) place += 1
  }
  return json.length
}

/**
 * Whether JSON is nested so deep, or holds so many values, that parsing would block other requests (docs/security.md).
 * One pass without allocation; malformed JSON is left to the parser.
 */
export function isTooComplex(json: string, { deepest, mostValues } = bodyLimits): boolean {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(json, at + 1)
    else if (sign === COMMA) values += 1
    else if (opening.has(sign)) depth += 1
    else if (closing.has(sign)) depth -= 1
    if (depth > deepest || values > mostValues) return true
  }
  return false
}

/** NUL and lone surrogates: valid in JSON, but PostgreSQL stores neither. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** No stored value is nested deeper; a deeply nested body could exhaust the stack. */
const DEEPEST = 20

/**
 * No field of the contract takes more characters: longer texts are refused before any rule reads them
 * (docs/security.md).
 */
export const LONGEST_TEXT = 10_000

/** A refused text: the path of its field, and the reason in French. */
type Refused = { path: string; why: string }

function reasonAgainst(text: string): string | null {
  if (text.length > LONGEST_TEXT) return requestRefusals.textTooLong
  return UNSTORABLE.test(text) ? requestRefusals.unstorableText : null
}

/**
 * A parsed JSON value with its texts in one form: composed (NFC), lines ended by « \n ». Passwords stay as typed: older hashes
 * were made so.
 */
export function plain(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return /password/i.test(key) ? value : value.normalize('NFC').replace(/\r\n?/g, '\n')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((item) => plain(item, key, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner, name, depth + 1)]))
}

/** The first text in a parsed JSON value, keys included, that is too long or cannot be stored; null without one. */
export function findRefused(value: unknown, path: readonly string[] = []): Refused | null {
  if (typeof value === 'string') {
    const why = reasonAgainst(value)
    return why === null ? null : { path: path.join('.'), why }
  }
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return null
  for (const [key, inner] of Object.entries(value)) {
    const why = reasonAgainst(key)
    const found = why === null ? findRefused(inner, [...path, key]) : { path: path.join('.'), why }
    if (found !== null) return found
  }
  return null
}
