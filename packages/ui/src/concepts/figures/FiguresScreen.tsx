import { type AnalyticsPeriod, previousPeriod } from '@potager/domain/analytics'
import type { BookingFigures, OrderFigures } from '@potager/domain/figures'
import { commonMessages, figuresScreenMessages as words } from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import type { ChartExports } from '../../components/chart/ChartPanel.tsx'
import { ToolButton } from '../../components/chart/index.ts'
import { ErrorState, RefreshingBar } from '../../components/feedback/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { BookingFiguresSection } from './BookingFiguresSection.tsx'
import { FiguresFilters, type FiguresFiltersProps } from './FiguresFilters.tsx'
import css from './FiguresScreen.module.css'
import { OrderFiguresSection } from './OrderFiguresSection.tsx'

/** Figures of one kind; null for both while they are read. */
export type FiguresPart<Of> = { figures: Of | null; failure: string | null }

export type FiguresScreenProps = FiguresFiltersProps &
  ChartExports & {
    /** The days that are asked for; null while some are missing. */
    days: AnalyticsPeriod | null
    /** Absent where the account's tasks or the backend do not open them. */
    orders?: FiguresPart<OrderFigures> | undefined
    /** Absent if the account or the backend does not offer them. */
    bookings?: FiguresPart<BookingFigures> | undefined
    refreshing?: boolean
    /** Reads the figures again, also after a failure. */
    onRefresh: () => void
    onPrint: () => void
  }

/** « Chiffres »: what the house sold and what was booked in a period. */
export function FiguresScreen(props: FiguresScreenProps) {
  const { days, orders, bookings, onRefresh, onCsv, onPng } = props
  const restaurant = props.restaurants.find(({ id }) => id === props.choice.restaurantId)
  const exports = { onCsv, onPng }
  return (
    <div className={css.screen}>
      <ScreenHeading title={words.title}>
        <ToolButton icon={<Icon name="refresh" />} onClick={onRefresh}>
          {commonMessages.refresh}
        </ToolButton>
        <ToolButton icon={<Icon name="print" />} onClick={props.onPrint}>
          {words.print}
        </ToolButton>
      </ScreenHeading>
      <FiguresFilters
        choice={props.choice}
        restaurants={props.restaurants}
        problem={props.problem}
        onChoose={props.onChoose}
        onReset={props.onReset}
      />
      <RefreshingBar active={props.refreshing ?? false} />
      {days && (
        <>
          {restaurant && <p className={css.house}>{restaurant.name}</p>}
          <p className={css.note}>{`${words.of(days)}, ${words.against(previousPeriod(days))}.`}</p>
          {orders && (
            <Section title={words.orders} failure={orders.failure} onRetry={onRefresh}>
              <OrderFiguresSection figures={orders.figures} {...exports} />
            </Section>
          )}
          {bookings && (
            <Section title={words.bookings} failure={bookings.failure} onRetry={onRefresh}>
              <BookingFiguresSection figures={bookings.figures} {...exports} />
            </Section>
          )}
        </>
      )}
    </div>
  )
}

type PartProps = { title: string; failure: string | null; onRetry: () => void; children: ReactNode }

function Section({ title, failure, onRetry, children }: PartProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={css.screen}>
      <h2 id={heading} className={css.heading}>
        {title}
      </h2>
      {failure ? <ErrorState message={failure} onRetry={onRetry} /> : children}
    </section>
  )
}
