import { orderMoveLabels, ordersScreenMessages } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { ConfirmDialog } from '../../components/feedback/index.ts'
import { customerOf, numberOf } from './order-words.ts'

export type CancelQuestionProps = {
  /** The order to cancel; null closes the dialog. */
  order: Order | null
  onKeep: () => void
  onCancel: (order: Order) => void
}

/** Confirms the cancellation of an order, which cannot be undone. */
export function CancelQuestion({ order, onKeep, onCancel }: CancelQuestionProps) {
  return (
    <ConfirmDialog
      open={order !== null}
      title={order ? ordersScreenMessages.cancelQuestion(numberOf(order)) : ''}
      message={order ? ordersScreenMessages.cancelWarning(customerOf(order)) : ''}
      confirmLabel={orderMoveLabels.CANCELED}
      cancelLabel={ordersScreenMessages.keep}
      onConfirm={() => order && onCancel(order)}
      onCancel={onKeep}
    />
  )
}
