/** Digits and letters that are told apart when read aloud or printed small: no I, L, O or U (Crockford's base 32). */
export const VISIT_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Letters of a code: twelve of five bits, 60 in all. */
export const VISIT_CODE_LENGTH = 12

const GROUP = 4
const meant: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }
const wellFormed = new RegExp(`^[${VISIT_CODE_LETTERS}]{${VISIT_CODE_LENGTH}}$`)

/** A code as it is stored, from what somebody typed: case, hyphens and spaces do not matter. null when it is none. */
export function readVisitCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-‐‑–—]/g, '')
    .replace(/[ILO]/g, (letter) => meant[letter] ?? letter)
  return wellFormed.test(code) ? code : null
}

/** A code as it is printed: « 7KQ2-M4XZ-90PD ». */
export function formatVisitCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? ''
}

/** A new code. It writes a review of a visit, so its letters come from the system's random source. */
export function newVisitCode(): string {
  const letters = crypto.getRandomValues(new Uint32Array(VISIT_CODE_LENGTH))
  // 2³² is a multiple of 32: every letter is as likely.
  return Array.from(letters, (random) => VISIT_CODE_LETTERS[random % VISIT_CODE_LETTERS.length]).join('')
}

/** The page of a visit, by its code as it is stored or printed, or by its author's token. Beside `paths`, which every page loads. */
export const visitReviewPath = (code: string): string => `/avis/${encodeURIComponent(code)}`
