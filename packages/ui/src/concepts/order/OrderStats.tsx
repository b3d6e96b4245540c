import { formatMoney } from '@potager/domain/format'
import { ordersScreenMessages } from '@potager/domain/messages'
import { type Order, type OrderStatus, revenue } from '@potager/domain/order'
import { StatCard } from '../../components/list/index.ts'
import css from './OrderStats.module.css'

/** Orders per status over all pages; null where unknown. */
export type StatusTotals = Partial<Record<OrderStatus, number | null>>

export type OrderStatsProps = { orders: readonly Order[] | null; totals?: StatusTotals | undefined }

/** Figures over the displayed orders, labelled as such (AMB-18, AMB-19). Without orders, the cards keep their size. */
export function OrderStats({ orders, totals }: OrderStatsProps) {
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
