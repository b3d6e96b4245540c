/** A phone number without spaces, dots and hyphens; null unless it is a plus and 10 to 15 digits. */
export function normalisePhone(typed: string): string | null {
  const digits = typed.replace(/[\s.\u00a0\u202f-]/g, '')
  return /^\+?\d{10,15}$/.test(digits) ? digits : null
}

/** A French number in pairs, '01 23 45 67 89', from a +33 or 0 form; other numbers unchanged. */
export function formatPhone(phone: string): string {
  const national = /^(?:\+33|0)(\d{9})$/.exec(phone)?.[1]
  return national ? `0${national}`.replace(/(\d{2})(?=\d)/g, '$1\u00a0') : phone
}
