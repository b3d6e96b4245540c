/** Marks above and below letters, and what nobody sees: soft hyphens, zero widths, directions, variants. */
const UNSEEN =
  // oxlint-disable-next-line no-misleading-character-class -- ranges of marks, no letters that carry them
  /[\u00ad\u0300-\u036f\u0591-\u05c7\u061c\u064b-\u065f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g

/**
 * Normalises texts for search, comparison and sorting: lower case, without accents, ligatures expanded; apostrophes, hyphens
 * and blanks within a line are each one sign. The SQL function `fold_text` gives the same.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[‐-―⁃−]/g, '-')
    .replace(/[`‘’‛ʹʻʼʽ′]/g, "'")
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ς', 'σ')
}

/** The words of a text as it looks: folded, with a single space for anything between letters and digits. */
export function foldWords(text: string): string {
  return fold(text.normalize('NFKC').replace(/\p{DI}/gu, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What a search looks for: each word of what was typed, folded. */
export const searchWords = (typed: string): string[] =>
  fold(typed)
    .split(/[\s'-]+/)
    .filter(Boolean)

/**
 * What a search looks in: each line of a text folded and in one piece, since people write « N'Diaye » in four ways. The SQL
 * function `search_key` gives the same.
 */
export const searchKey = (text: string): string => fold(text).replace(/[ '-]/g, '')

/** The longest text that is searched for. */
export const longestSearch = 100

/** Whether a text has each word of what was typed, anywhere and in any order. */
export function isFoundIn(text: string, typed: string): boolean {
  const key = searchKey(text)
  return searchWords(typed).every((word) => key.includes(word))
}

/** What mail, pages and spreadsheets put around a value; bounded, so that a long run is not tried from each of its signs. */
const AROUND = /^[\s"'«»‹›“”„‘’()[\]{}<>]{1,9}|[\s"'«»‹›“”„‘’()[\]{}<>]{1,9}$/g

/**
 * A typed number, day, code or address as its reader wants it: plain blanks and hyphens, nothing that nobody sees, no
 * quotes and brackets around.
 */
export function readPlain(typed: string): string {
  return typed
    .replace(/\p{DI}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u2800]+/g, ' ')
    .replace(AROUND, '')
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name for a sentence where no `<bdi>` can be: one in Hebrew or Arabic is isolated, so that it moves nothing around it
 * and the sentence keeps its own direction. Any other stays as it is.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

/** Before these letters « de » becomes « d’ »: vowels, an h that is mute as a rule (Hélène, huile; not haricot), y before a consonant. */
const ELIDES = /^(?:[aeiouœæ]|h(?:[eiy]|on|u(?!it\b))|y(?![aeiou]))/i

/** « de Zoé », « d’Adèle »: the name of a person or a dish after « de », isolated. */
export const ofName = (name: string): string =>
  (ELIDES.test(name.normalize('NFD').replace(/\p{M}/gu, '')) ? 'd’' : 'de ') + isolated(name)

/** « du Potager », « des Halles », « d’Aux Trois Chicons »: the name of a restaurant, with the article it may have, after « de ». */
export function ofPlace(name: string): string {
  const [, plural, rest] = /^le(s?) (.+)/i.exec(name) ?? []
  return rest === undefined ? ofName(name) : `${plural ? 'des' : 'du'} ${isolated(rest)}`
}
