import { orderDeskMessages as desk } from '@potager/domain/messages'
import { type Order, revenue } from '@potager/domain/order'
import { StatCard } from '../feedback/index.ts'
import css from './OrderStats.module.css'
import { euros } from './order-words.ts'

/** Figures over the orders displayed, and labelled so (AMB-18, AMB-19). Without orders yet, the cards keep their place. */
export function OrderStats({ orders }: { orders: readonly Order[] | null }) {
  const count = (matches: (order: Order) => boolean) => (orders ? String(orders.filter(matches).length) : null)
  const withStatus = (status: string) => count((order) => order.status === status)
  const stats = [
    { label: desk.stats.pending, value: withStatus('PENDING') },
    { label: desk.stats.preparing, value: withStatus('PREPARING') },
    { label: desk.stats.ready, value: withStatus('READY') },
    { label: desk.stats.deliveries, value: count((order) => order.delivery) },
    { label: desk.stats.revenue, value: orders ? euros(revenue(orders)) : null, hint: desk.taxIncluded },
  ]
  return (
    <section aria-label={desk.stats.heading} className={css.stats}>
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </section>
  )
}
