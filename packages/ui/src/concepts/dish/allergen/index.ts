import { type Allergen, allergens } from '@potager/domain/dish'
import { readableCode } from '@potager/domain/format'
import { allergenLabels, dishMessages } from '@potager/domain/messages'

function isAllergen(code: string): code is Allergen {
  return (allergens as readonly string[]).includes(code)
}

/** Allergens by official name. Unknown must never read as none; an unknown code is shown as received. */
export function allergenText(codes: readonly string[] | null): string {
  if (codes === null) return dishMessages.allergensUnknown
  if (codes.length === 0) return dishMessages.noAllergen
  return codes.map((code) => (isAllergen(code) ? allergenLabels[code] : readableCode(code))).join(', ')
}
