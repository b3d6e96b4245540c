import { orderDeskMessages as desk, orderMoveLabels } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { ConfirmDialog } from '../../components/feedback/index.ts'
import { customerOf, numberOf } from './order-words.ts'

export type CancelQuestionProps = {
  /** The order to cancel; null asks nothing. */
  order: Order | null
  onKeep: () => void
  onCancel: (order: Order) => void
}

/** Asks before an order is cancelled: nothing takes that back. */
export function CancelQuestion({ order, onKeep, onCancel }: CancelQuestionProps) {
  return (
    <ConfirmDialog
      open={order !== null}
      title={order ? desk.cancelQuestion(numberOf(order)) : ''}
      message={order ? desk.cancelWarning(customerOf(order)) : ''}
      confirmLabel={orderMoveLabels.CANCELED}
      cancelLabel={desk.keep}
      onConfirm={() => order && onCancel(order)}
      onCancel={onKeep}
    />
  )
}
