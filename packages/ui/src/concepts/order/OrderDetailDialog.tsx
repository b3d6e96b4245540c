import { formatInstant, formatMoney } from '@potager/domain/format'
import {
  commonMessages,
  orderFieldLabels,
  orderLineFieldLabels,
  orderMessages,
  orderMoveLabels,
  ordersScreenMessages,
  orderTicketMessages,
  orderTicketMessages as words,
} from '@potager/domain/messages'
import { nextOrderStatuses, type Order, type OrderStatus } from '@potager/domain/order'
import type { VisitLink } from '@potager/domain/visit-review'
import { Suspense, useId, useState } from 'react'
import { Button, PhoneLink } from '../../components/button/index.ts'
import { ConfirmDialog } from '../../components/feedback/index.ts'
import { lazyView } from '../../components/feedback/states.tsx'
import { DetailDialog, Facts } from '../../components/screen/index.ts'
import css from './order.module.css'
import { OrderStatusChip } from './order-parts.tsx'
import { allergensOfLine, customerOf, dayNumberOf, numberOf, orderService } from './order-words.ts'

// Most orders that are opened have none: its library waits for one that has.
const QrCode = lazyView(() => import('../../components/qr-code/QrCode.tsx').then((module) => module.QrCode))

/** The foot of a completed order's ticket: where its customer may review it, to scan or to type. */
export function OrderVisit({ visit: { address, until } }: { visit: VisitLink }) {
  const heading = useId()
  return (
    <section className={css.visit} aria-labelledby={heading}>
      <div className={css.code}>
        <Suspense fallback={null}>
          <QrCode text={address} label={words.code(address)} />
        </Suspense>
      </div>
      <div className={css.says}>
        <h3 id={heading} className={css.heading}>
          {words.heading}
        </h3>
        <p>{words.invitation}</p>
        <Address of={address.replace(/^https?:\/\//, '')} />
        <p className={css.until}>{words.until(until)}</p>
      </div>
    </section>
  )
}

/** An address whose code stays on one line: it is typed by hand. */
function Address({ of }: { of: string }) {
  const code = of.lastIndexOf('/') + 1
  return (
    <p className={css.address}>
      {of.slice(0, code)}
      <wbr />
      <span>{of.slice(code)}</span>
    </p>
  )
}

type CancelQuestionProps = {
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

export type OrderDetailDialogProps = {
  /** The order to show; null closes the dialog. */
  order: Order | null
  /** The address of its visit, for its ticket; none unless it is completed. */
  visit?: VisitLink | null | undefined
  busy?: boolean
  onClose: () => void
  onMove: (order: Order, status: OrderStatus) => void
}

/** An order's details: customer, place, time, lines with allergens, total, and next status. */
export function OrderDetailDialog({ order, visit, busy = false, onClose, onMove }: OrderDetailDialogProps) {
  return (
    <DetailDialog
      open={order !== null}
      title={
        order && (
          <>
            <span>{titleOf(order)}</span> <OrderStatusChip status={order.status} />
          </>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.close}</Button>
          {visit && <Button onClick={() => window.print()}>{orderTicketMessages.print}</Button>}
          {order && <Forward order={order} busy={busy} onMove={onMove} />}
        </>
      }
      // Keyed by order, so that a confirmation never carries over to the next order.
      destructive={order && <Cancelling key={order.id} order={order} busy={busy} onMove={onMove} />}
      onClose={onClose}
    >
      {order && (
        <>
          <Facts
            facts={[
              [orderFieldLabels.customer, customerOf(order)],
              [orderFieldLabels.restaurant, order.restaurantName],
              [orderFieldLabels.createdAt, formatInstant(order.createdAt)],
              [orderFieldLabels.service, orderService(order)],
              [orderFieldLabels.wantedTime, order.wantedTime],
              [orderFieldLabels.address, order.deliveryAddress],
              [orderFieldLabels.phone, order.deliveryPhone && <PhoneLink phone={order.deliveryPhone} />],
            ]}
          />
          <OrderLinesTable order={order} />
          {visit && <OrderVisit visit={visit} />}
        </>
      )}
    </DetailDialog>
  )
}

function titleOf(order: Order): string {
  const dayNumber = dayNumberOf(order)
  return ordersScreenMessages.order(`#${numberOf(order)}${dayNumber ? ` · ${dayNumber}` : ''}`)
}

type MoveButtonsProps = Pick<OrderDetailDialogProps, 'onMove'> & { order: Order; busy: boolean }

/** The next step. */
function Forward({ order, busy, onMove }: MoveButtonsProps) {
  const forward = nextOrderStatuses(order.status).find((status) => status !== 'CANCELED')
  if (!forward) return null
  return (
    <Button variant="contained" aria-disabled={busy} onClick={() => !busy && onMove(order, forward)}>
      {orderMoveLabels[forward]}
    </Button>
  )
}

/** Cancels where that is allowed, after a question. */
function Cancelling({ order, busy, onMove }: MoveButtonsProps) {
  const [cancelling, setCancelling] = useState(false)
  const cancellable = nextOrderStatuses(order.status).includes('CANCELED')
  if (!cancellable) return null
  return (
    <>
      <Button color="error" aria-disabled={busy} onClick={() => !busy && setCancelling(true)}>
        {orderMoveLabels.CANCELED}
      </Button>
      <CancelQuestion
        order={cancelling ? order : null}
        onKeep={() => setCancelling(false)}
        onCancel={(cancelled) => {
          setCancelling(false)
          onMove(cancelled, 'CANCELED')
        }}
      />
    </>
  )
}

function OrderLinesTable({ order }: { order: Order }) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{ordersScreenMessages.order(numberOf(order))}</caption>
      <thead>
        <tr>
          <th scope="col">{orderLineFieldLabels.dish}</th>
          <th scope="col">{orderLineFieldLabels.unitPrice}</th>
          <th scope="col">{orderLineFieldLabels.quantity}</th>
          <th scope="col">{orderLineFieldLabels.total}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.length === 0 && (
          <tr>
            <td colSpan={4}>{orderMessages.noDishes}</td>
          </tr>
        )}
        {order.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <span>{line.dishName}</span>
              {line.note && <strong className={css.note}>{line.note}</strong>}
              <small>{`${orderFieldLabels.allergens}\u00a0: ${allergensOfLine(line)}`}</small>
            </th>
            <td>{formatMoney(line.unitPrice)}</td>
            <td>{line.quantity}</td>
            <td>{formatMoney(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {orderFieldLabels.total}
          </th>
          <td>{formatMoney(order.total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
