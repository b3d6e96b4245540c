import { readPlain } from './text.ts'

/** What emoji are made of keeps its joiners; elsewhere nobody sees them. */
const UNSEEN = /([\p{Extended_Pictographic}\p{Emoji_Modifier}](?:\u200d|\ufe0e|\ufe0f)+)|\p{DI}/gu
const VISIBLE = /[^\s\p{M}\p{Cc}\p{Cf}]/u

/** A typed or pasted text, without what nobody sees and the blanks around it; '' when nothing of it can be seen. */
export function readText(typed: string): string {
  const text = typed
    .normalize()
    .replace(/[\u2800\u3164]/g, ' ')
    .replace(UNSEEN, '$1')
    .trim()
  return VISIBLE.test(text) ? text : ''
}

/** A person's name as it is stored, its blanks, hyphens and apostrophes as names have them. */
export function readName(typed: string): string {
  return readText(typed)
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[´`‘ʼ′]/g, '’')
}

/** A whole number written in digits, perhaps by thousands; NaN for anything else. */
export function readWhole(typed: string): number {
  const written = /^-?(\d+|\d{1,3}( \d{3})+)$/.exec(readPlain(typed))
  const number = Number(written?.[0].replaceAll(' ', ''))
  return Number.isSafeInteger(number) ? number : Number.NaN
}

const AFTER_ADDRESS = /[\s"'«»‹›“”„‘’()[\]{}<>.,;:]{1,9}$/
const ATOM = '[^\\s\\p{C}@.,;:<>()[\\]"\\\\]+'
const EMAIL = /* @__PURE__ */ new RegExp(`^${ATOM}(\\.${ATOM})*@([\\p{L}\\p{N}-]+\\.)+[\\p{L}\\p{N}-]{2,}$`, 'u')

/** An e-mail address without what mail programs write around it; what is none stays, for its rule to refuse. */
export function readEmail(typed: string): string {
  return readPlain(typed)
    .replace(/^mailto:/i, '')
    .replace(AFTER_ADDRESS, '')
}

/** Whether a text that was read is an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** The five digits of a French postal code; null for anything else. */
export function readPostalCode(typed: string): string | null {
  return /^(?:FR?[- ]?)?(\d{5})$/i.exec(readPlain(typed).replace(/(\d) (?=\d)/g, '$1'))?.[1] ?? null
}
