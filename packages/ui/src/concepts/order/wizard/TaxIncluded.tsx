import { ordersScreenMessages } from '@potager/domain/messages'
import type { Cents } from '@potager/domain/wire'

/** « TTC » beside an amount; nothing beside one that nobody said. */
export function TaxIncluded({ of: cents }: { of: Cents | null }) {
  return cents === null ? null : <small>{ordersScreenMessages.taxIncluded}</small>
}
