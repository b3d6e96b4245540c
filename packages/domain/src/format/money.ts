import type { Cents } from '../wire/read.ts'

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Cents as '12,50 €', with the no-break spaces of French (V23). */
export function formatMoney(cents: Cents): string {
  return euros.format(cents / 100)
}

/** A price as the law wants it shown: '12,50 € TTC' (GEN-03). */
export function formatPrice(cents: Cents): string {
  return `${formatMoney(cents)}\u00a0TTC`
}

/**
 * Typed euros as cents: '12,5', '12.50', '1 234,50 €'; null when it is no amount. Fractions of a cent are kept
 * (3.005 is 300.5), so that a rule can refuse them by name (V24, T16).
 */
export function parseMoney(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  return /^\d+(\.\d*)?$/.test(text) ? Number(`${text.replace(/\.$/, '')}e2`) : null
}
