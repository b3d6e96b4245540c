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
