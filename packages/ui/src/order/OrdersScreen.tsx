import { commonMessages, orderDeskMessages as desk, orderMessages, orderMoveLabels } from '@potager/domain/messages'
import type { Order, OrderStatus } from '@potager/domain/order'
import type { Instant } from '@potager/domain/time'
import { type ReactNode, useState } from 'react'
import { Button } from '../button/index.ts'
import { ConfirmDialog, ErrorState, PageWindow, RefreshingBar } from '../feedback/index.ts'
import { Icon } from '../icon/index.ts'
import { ScreenHeading } from '../screen/index.ts'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import { OrderList } from './OrderList.tsx'
import { OrderStats } from './OrderStats.tsx'
import css from './OrdersScreen.module.css'
import { isFiltered, type OrderFilters, ofService } from './order-filters.ts'
import { customerOf, numberOf } from './order-words.ts'

/** One page of orders as the server counted it: all matching orders, and how many pages they make. */
export type OrdersOnScreen = { items: readonly Order[]; total: number; totalPages: number }

export type OrdersScreenProps = {
  /** The page to show; null while the first answer is awaited. */
  orders: OrdersOnScreen | null
  /** Why the page could not be read; shown in its place. */
  failure?: string | null
  /** True while the page is being asked for again. */
  refreshing?: boolean
  filters: OrderFilters
  /** Page shown, counted from 0. */
  page: number
  moving?: ReadonlySet<string>
  now: Instant
  /** Link to the wizard, drawn by the application that owns the route. */
  newOrder: ReactNode
  onFilter: (filters: OrderFilters) => void
  onPage: (page: number) => void
  onRefresh: () => void
  onOpen: (order: Order) => void
  onMove: (order: Order, status: OrderStatus) => void
}

/** « Gestion des Commandes » (SPEC §2): counts, filters, orders with their next move, pages. */
export function OrdersScreen(props: OrdersScreenProps) {
  const { orders, failure, refreshing = false, filters, page, moving = nobody, now } = props
  const [cancelling, setCancelling] = useState<Order | null>(null)
  const displayed = orders ? ofService(orders.items, filters.service) : null

  return (
    <div className={css.screen}>
      <OrdersHeading orders={orders} displayed={displayed} newOrder={props.newOrder} onRefresh={props.onRefresh} />
      <OrderStats orders={displayed} />
      <OrderFilterBar filters={filters} onChange={props.onFilter} />
      <RefreshingBar active={refreshing} />
      {failure && <ErrorState message={orderMessages.failure(failure)} onRetry={props.onRefresh} />}
      {!(failure && !orders) && (
        <OrderList
          orders={displayed}
          moving={moving}
          filtered={isFiltered(filters)}
          now={now}
          onReset={() => props.onFilter({})}
          onOpen={props.onOpen}
          onMove={props.onMove}
          onCancel={setCancelling}
        />
      )}
      {orders && orders.totalPages > 1 && (
        <PageWindow label={desk.pages} page={page} totalPages={orders.totalPages} size={5} onChange={props.onPage} />
      )}
      <CancelQuestion
        order={cancelling}
        onKeep={() => setCancelling(null)}
        onCancel={(order) => {
          setCancelling(null)
          props.onMove(order, 'CANCELED')
        }}
      />
    </div>
  )
}

const nobody: ReadonlySet<string> = new Set()

type HeadingProps = Pick<OrdersScreenProps, 'orders' | 'newOrder' | 'onRefresh'> & {
  displayed: readonly Order[] | null
}

function OrdersHeading({ orders, displayed, newOrder, onRefresh }: HeadingProps) {
  const deliveries = displayed?.filter((order) => order.delivery).length ?? 0
  const pickups = (displayed?.length ?? 0) - deliveries
  const counts =
    orders && `${desk.total(orders.total)} · ${desk.displayed(desk.deliveries(deliveries), desk.pickups(pickups))}`
  return (
    <ScreenHeading title={orderMessages.title} counts={counts}>
      <Button size="small" startIcon={<Icon name="refresh" />} onClick={onRefresh}>
        {commonMessages.refresh}
      </Button>
      {newOrder}
    </ScreenHeading>
  )
}

type CancelQuestionProps = { order: Order | null; onKeep: () => void; onCancel: (order: Order) => void }

function CancelQuestion({ order, onKeep, onCancel }: CancelQuestionProps) {
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
