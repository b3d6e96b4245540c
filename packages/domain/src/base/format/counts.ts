import { lazily } from '../lazily.ts'

const whole = /* @__PURE__ */ lazily(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }))
const oneDecimal = /* @__PURE__ */ lazily(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }))

/**
 * Groups digits by threes like French Intl, with an optional sign: a browser takes 10 ms to create its first number
 * formatter.
 */
export function groupThousands(digits: string): string {
  const sign = digits.startsWith('-') ? 1 : 0
  const groups: string[] = []
  let end = digits.length
  for (; end - sign > 3; end -= 3) groups.unshift(digits.slice(end - 3, end))
  return [digits.slice(0, end), ...groups].join('\u202f')
}

/** A count with French grouping: '12 345'. */
export function formatCount(count: number): string {
  return Number.isSafeInteger(count) ? groupThousands(String(count)) : whole().format(count)
}

/** The noun for a count: singular below two. */
export function agree(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) < 2 ? one : many
}

/** A count with its noun: '1 commande', '0 commande', '2 commandes'. */
export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${agree(count, one, many)}`
}

/** A large number abbreviated: 1500 is '1,5K', 999950 is '1M' (AMB-51). */
export function abbreviate(count: number): string {
  if (Math.abs(count) < 999.95) return oneDecimal().format(count)
  const thousands = Math.round(count / 100) / 10
  if (Math.abs(thousands) < 1000) return `${oneDecimal().format(thousands)}K`
  return `${oneDecimal().format(Math.round(count / 100_000) / 10)}M`
}

/** A menu badge: '' for zero, at most '99+'. */
export function badgeCount(count: number): string {
  if (count <= 0) return ''
  return count > 99 ? '99+' : String(count)
}

/** A percentage with at most one decimal and a no-break space, '--' without data (T19). */
export function formatPercent(percent: number | null | undefined): string {
  return percent === null || percent === undefined || !Number.isFinite(percent)
    ? '--'
    : `${oneDecimal().format(percent)}\u00a0%`
}

/** The improvement rate: 100 minus reports over sessions, in percent; null without sessions. */
export function improvementRate(reports: number, sessions: number): number | null {
  return sessions > 0 ? 100 - (reports / sessions) * 100 : null
}
