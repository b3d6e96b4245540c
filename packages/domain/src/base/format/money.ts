import { lazily } from '../lazily.ts'
import { formatMessages } from '../messages/common.ts'
import type { Cents } from '../wire/read.ts'
import { groupThousands } from './counts.ts'

const euros = /* @__PURE__ */ lazily(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }))

/** Cents as '12,50 €', with the no-break spaces of French; fractions of a cent are rounded. Null is what nobody said. */
export function formatMoney(cents: Cents | null): string {
  if (cents === null) return formatMessages.unsaid
  if (!Number.isSafeInteger(cents)) return euros().format(cents / 100)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}\u00a0€`
}

/** A price in the form required by law: '12,50 € TTC' (GEN-03, AMB-59). Null is what nobody said. */
export function formatPriceTtc(cents: Cents | null): string {
  return cents === null ? formatMessages.unsaid : formatMessages.taxIncluded(formatMoney(cents))
}
