/** A phone number without spaces, dots and hyphens, or null unless it is a plus and 10 to 15 digits (SPEC §5, V28). */
export function normalisePhone(typed: string): string | null {
  const digits = typed.replace(/[\s.\u00a0\u202f-]/g, '')
  return /^\+?\d{10,15}$/.test(digits) ? digits : null
}
