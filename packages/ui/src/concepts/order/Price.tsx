import { formatMoney } from '@potager/domain/format'
import { ordersScreenMessages } from '@potager/domain/messages'
import type { Cents } from '@potager/domain/wire'

/** An amount with « TTC » in small beside it (GEN-03); nothing stands beside one that nobody said. */
export function Price({ cents, as: Amount = 'span' }: { cents: Cents | null; as?: 'span' | 'strong' }) {
  return (
    <>
      <Amount>{formatMoney(cents)}</Amount> {cents !== null && <small>{ordersScreenMessages.taxIncluded}</small>}
    </>
  )
}
