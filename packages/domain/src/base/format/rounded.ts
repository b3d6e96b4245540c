import { lazily } from '../lazily.ts'

const oneDecimal = /* @__PURE__ */ lazily(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }))

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
