import type { Supports } from '@potager/domain/api'
import type { Needing } from './description.ts'

/** The columns, or the filters, that can hold something with this backend. */
export function offered<Part extends Needing>(parts: readonly Part[], supports: Supports): readonly Part[] {
  return parts.filter(({ needs }) => !needs || supports(needs))
}
