import { formatMoney } from '@potager/domain/format'
import { commonMessages, orderMessages, ordersScreenMessages } from '@potager/domain/messages'
import { type Order, type OrderStatus, revenue } from '@potager/domain/order'
import type { Instant } from '@potager/domain/time'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { ErrorState, RefreshingBar } from '../../components/feedback/index.ts'
import { PageWindow, StatCard } from '../../components/list/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { OrderList } from './OrderCard.tsx'
import { CancelQuestion } from './OrderDetailDialog.tsx'
import { OrderFilterBar } from './OrderFilterBar.tsx'
import css from './OrdersScreen.module.css'
import { isFiltered, type OrderFilters, ofService } from './order-filters.ts'

/** Orders per status over all pages; null where unknown. */
type StatusTotals = Partial<Record<OrderStatus, number | null>>

type OrderStatsProps = { orders: readonly Order[] | null; totals?: StatusTotals | undefined }

/** Figures over the displayed orders, labelled as such (AMB-18, AMB-19). Without orders, the cards keep their size. */
function OrderStats({ orders, totals }: OrderStatsProps) {
  const count = (matches: (order: Order) => boolean) => (orders ? String(orders.filter(matches).length) : null)
  const withStatus = (status: OrderStatus) => {
    const value = count((order) => order.status === status)
    const all = totals?.[status] ?? 0
    return { value, ...(all > Number(value) && { hint: ordersScreenMessages.stats.ofAll(all) }) }
  }
  const stats = [
    { label: ordersScreenMessages.stats.pending, ...withStatus('PENDING') },
    { label: ordersScreenMessages.stats.preparing, ...withStatus('PREPARING') },
    { label: ordersScreenMessages.stats.ready, ...withStatus('READY') },
    { label: ordersScreenMessages.stats.deliveries, value: count((order) => order.delivery) },
    {
      label: ordersScreenMessages.stats.revenue,
      value: orders ? formatMoney(revenue(orders)) : null,
      hint: ordersScreenMessages.taxIncluded,
    },
  ]
  return (
    <section aria-label={ordersScreenMessages.stats.heading} className={css.stats}>
      {stats.map((stat) => (
        <StatCard key={stat.label} className={css.stat} {...stat} />
      ))}
    </section>
  )
}

/** A page of orders, with the server's totals of matching orders and pages. */
export type OrdersOnScreen = { items: readonly Order[]; total: number; totalPages: number }

export type OrdersScreenProps = {
  /** The current page; null during the first load. */
  orders: OrdersOnScreen | null
  /** The error of the last request: replaces the page if there is none, else is shown beside the stale orders. */
  failure?: string | null
  /** Orders per status over all pages, if known. */
  totals?: StatusTotals | undefined
  /** What else waits for somebody, below the title. */
  day?: ReactNode
  /** What a new house has to do; it stands where its orders will be. */
  firstSteps?: ReactNode
  refreshing?: boolean
  filters: OrderFilters
  /** The filter by restaurant, where there are several; it may come later than the others. */
  restaurantFilter?: ReactNode
  /** Current page, from 0. */
  page: number
  /** Ids of orders whose status is being changed. */
  moving?: ReadonlySet<string>
  now: Instant
  /** Link to a new order. */
  newOrder: ReactNode
  onFilter: (filters: OrderFilters) => void
  onPage: (page: number) => void
  onRefresh: () => void
  onOpen: (order: Order) => void
  onMove: (order: Order, status: OrderStatus) => void
}

/** « Gestion des Commandes »: counts, filters, orders with their next status, pagination. */
export function OrdersScreen(props: OrdersScreenProps) {
  const { orders, failure, refreshing = false, filters, page, moving = nobody, now } = props
  const [cancelling, setCancelling] = useState<Order | null>(null)
  const displayed = orders ? ofService(orders.items, filters.service) : null
  const failed = failure && !orders
  const unopened = props.firstSteps && displayed?.length === 0 && !isFiltered(filters)

  return (
    <div className={css.screen}>
      <OrdersHeading {...props} displayed={displayed} />
      {props.day}
      <div className={css.tools}>
        {!failed && <OrderStats orders={displayed} totals={props.totals} />}
        <OrderFilterBar filters={filters} onChange={props.onFilter}>
          {props.restaurantFilter}
        </OrderFilterBar>
      </div>
      <ServiceNote orders={orders} displayed={displayed} service={filters.service} />
      {!failed && props.firstSteps}
      <div className={css.list} hidden={Boolean(unopened)}>
        <RefreshingBar className={css.refreshing} active={refreshing} />
        {failed ? (
          <ErrorState message={orderMessages.failure(failure)} onRetry={props.onRefresh} />
        ) : (
          <OrderList
            orders={displayed}
            moving={moving}
            filtered={isFiltered(filters)}
            elsewhere={orders !== null && orders.totalPages > 1 && orders.items.length > 0}
            now={now}
            create={props.newOrder}
            onReset={() => props.onFilter({})}
            onOpen={props.onOpen}
            onMove={props.onMove}
            onCancel={setCancelling}
          />
        )}
      </div>
      {orders && orders.totalPages > 1 && (
        <PageWindow
          label={ordersScreenMessages.pages}
          page={page}
          totalPages={orders.totalPages}
          size={5}
          onChange={props.onPage}
        />
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

type Displayed = { displayed: readonly Order[] | null }

/** Matches on this page: the service filters the page only, because the contract's query lacks it (AMB-20, AMB-66). */
function ServiceNote({ orders, displayed, service }: Pick<OrdersScreenProps, 'orders'> & Displayed & Service) {
  if (!service || !orders || !displayed || orders.totalPages < 2) return null
  return <p className={css.note}>{ordersScreenMessages.thisPageOnly(displayed.length, orders.items.length)}</p>
}

type Service = { service: OrderFilters['service'] }

/** The refetch error while stale orders are shown; it replaces the counts, whose live region announces it. */
function StaleOrders({ failure, onRefresh }: { failure: string } & Pick<OrdersScreenProps, 'onRefresh'>) {
  return (
    <span className={css.stale}>
      <span>{orderMessages.failure(failure)}</span>{' '}
      <button type="button" onClick={onRefresh}>
        {commonMessages.retry}
      </button>
    </span>
  )
}

function OrdersHeading({ orders, failure, displayed, newOrder, onRefresh }: OrdersScreenProps & Displayed) {
  const deliveries = displayed?.filter((order) => order.delivery).length ?? 0
  const pickups = (displayed?.length ?? 0) - deliveries
  const counts =
    orders &&
    `${ordersScreenMessages.total(orders.total)} · ${ordersScreenMessages.displayed(ordersScreenMessages.deliveries(deliveries), ordersScreenMessages.pickups(pickups))}`
  return (
    <ScreenHeading
      className={css.heading}
      title={orderMessages.title}
      counts={failure && orders ? <StaleOrders failure={failure} onRefresh={onRefresh} /> : counts}
    >
      <Button size="small" startIcon={<Icon name="refresh" />} onClick={onRefresh}>
        {commonMessages.refresh}
      </Button>
      {newOrder}
    </ScreenHeading>
  )
}
