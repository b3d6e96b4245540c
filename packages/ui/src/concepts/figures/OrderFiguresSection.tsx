import { comparedWith, trendOfCount } from '@potager/domain/analytics'
import {
  dishesTable,
  hoursTable,
  type OrderFigures,
  restaurantsTable,
  revenueTable,
  servicesTable,
} from '@potager/domain/figures'
import { formatCount, formatLongDate, formatMoney } from '@potager/domain/format'
import { figuresScreenMessages as words } from '@potager/domain/messages'
import { type ChartExports, ChartPanel } from '../../components/chart/ChartPanel.tsx'
import { ExportTools } from '../../components/chart/ExportTools.tsx'
import { HeatTable } from '../../components/chart/HeatTable.tsx'
import { Figure, Figures, Panel } from '../../components/chart/index.ts'
import { EmptyState } from '../../components/feedback/index.ts'
import css from './FiguresScreen.module.css'
import { specs } from './specs.ts'

export type SectionProps<Of> = ChartExports & {
  /** Null while they are read. */
  figures: Of | null
}

const labels = [words.revenue, words.orderCount, words.basket, words.best]
const basketOf = ({ revenue, orders }: { revenue: number; orders: number }) =>
  orders > 0 ? Math.round(revenue / orders) : null

/** What was sold in a period: by day, hour, service, restaurant and dish. */
export function OrderFiguresSection({ figures, ...exports }: SectionProps<OrderFigures>) {
  if (figures?.since === null) return <EmptyState title={words.noOrderYet} hint={words.noOrderYetHint} />
  return (
    <>
      <OrderTotals figures={figures} />
      <p className={css.note}>{words.canceled}</p>
      {!figures && <AwaitedPanels />}
      {figures?.period.orders === 0 && <EmptyState title={words.noOrder} hint={words.otherPeriod} />}
      {figures && figures.period.orders > 0 && <OrderPanels figures={figures} {...exports} />}
    </>
  )
}

/** Placeholders as high as a screen, so that what comes after them does not move when the figures load. */
function AwaitedPanels() {
  return (
    <>
      <div className={css.awaited} />
      <div className={css.awaited} />
      <div className={css.awaited} />
    </>
  )
}

function OrderTotals({ figures }: { figures: OrderFigures | null }) {
  if (!figures) {
    return (
      <Figures label={words.sold}>
        {labels.map((label) => (
          <Figure key={label} label={label} value={null} />
        ))}
      </Figures>
    )
  }
  const { period, days, since } = figures
  const before = comparedWith(figures)
  const best = days.toSorted((a, b) => b.revenue - a.revenue).find(({ revenue }) => revenue > 0)
  return (
    <>
      <Figures label={words.sold}>
        <Figure
          label={words.revenue}
          value={formatMoney(period.revenue)}
          trend={trendOfCount(period.revenue, before && before.revenue)}
        />
        <Figure
          label={words.orderCount}
          value={formatCount(period.orders)}
          trend={trendOfCount(period.orders, before && before.orders)}
        />
        <Figure
          label={words.basket}
          value={period.orders > 0 ? formatMoney(basketOf(period)) : '--'}
          trend={trendOfCount(basketOf(period), before && basketOf(before))}
        />
        <Figure
          label={words.best}
          value={best ? formatMoney(best.revenue) : '--'}
          hint={best && formatLongDate(best.day)}
        />
      </Figures>
      {since !== null && !before && <p className={css.note}>{words.dataSince(since)}</p>}
    </>
  )
}

function OrderPanels({ figures, ...exports }: ChartExports & { figures: OrderFigures }) {
  const hours = hoursTable(figures)
  const { listed, distinct } = figures.dishes
  return (
    <div className={css.grid}>
      <ChartPanel table={revenueTable(figures)} spec={specs.revenue(figures)} wide {...exports} />
      <Panel
        title={hours.title}
        note={hours.note}
        wide
        tools={<ExportTools title={hours.title} disabled={false} onCsv={() => exports.onCsv(hours)} />}
      >
        <p className={css.note}>{words.hoursNote}</p>
        <HeatTable table={hours} />
      </Panel>
      <ChartPanel
        table={dishesTable(figures)}
        spec={specs.dishes(figures)}
        note={words.dishesNote(listed.length, distinct)}
        {...exports}
      />
      <div className={css.stack}>
        <ChartPanel
          table={servicesTable(figures)}
          spec={specs.services(figures)}
          note={words.servicesNote}
          {...exports}
        />
        {figures.restaurants.length > 1 && (
          <ChartPanel table={restaurantsTable(figures)} spec={specs.restaurants(figures)} {...exports} />
        )}
      </div>
    </div>
  )
}
