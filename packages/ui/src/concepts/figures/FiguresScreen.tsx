import { type AnalyticsPeriod, previousPeriod } from '@potager/domain/analytics'
import { type BookingFigures, type NamedPeriod, namedPeriods, type OrderFigures } from '@potager/domain/figures'
import { commonMessages, figuresScreenMessages as words } from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import type { ChartExports } from '../../components/chart/ChartPanel.tsx'
import { ToolButton } from '../../components/chart/index.ts'
import { ErrorState, RefreshingBar } from '../../components/feedback/index.ts'
import { FilterBar, FilterDate, FilterSelect } from '../../components/list/index.ts'
import { ScreenHeading } from '../../components/screen/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import css from './FiguresScreen.module.css'
import { BookingFiguresSection, OrderFiguresSection } from './FiguresSections.tsx'

/** What figures are asked of: a named period, or days of one's own, of which one may still be missing. */
export type FiguresChoice = {
  period: NamedPeriod | 'custom'
  from?: string | undefined
  to?: string | undefined
  restaurantId?: string | undefined
}

type FiguresFiltersProps = {
  choice: FiguresChoice
  /** The restaurants that may be chosen; a choice of one is none. */
  restaurants: readonly { id: string; name: string }[]
  /** What is wrong with the days, or null. */
  problem: string | null
  onChoose: (choice: FiguresChoice) => void
  /** Absent while nothing but the usual is chosen. */
  onReset?: (() => void) | undefined
}

const periods = [...namedPeriods, 'custom' as const]

/** The period of the figures, named or by its days, and the restaurant. */
function FiguresFilters({ choice, restaurants, problem, onChoose, onReset }: FiguresFiltersProps) {
  const { period, from, to, restaurantId } = choice
  return (
    <>
      <FilterBar label={words.filters} resetLabel={words.reset} onReset={onReset}>
        <FilterSelect
          label={words.period}
          value={period}
          options={periods.map((value) => ({ value, label: words.periods[value] }))}
          onChange={(value) => onChoose({ ...choice, period: periods.find((known) => known === value) ?? 'month' })}
        />
        {period === 'custom' && (
          <>
            <FilterDate
              label={words.from}
              value={from ?? ''}
              onChange={(day) => onChoose({ ...choice, from: day || undefined })}
            />
            <FilterDate
              label={words.to}
              value={to ?? ''}
              onChange={(day) => onChoose({ ...choice, to: day || undefined })}
            />
          </>
        )}
        {restaurants.length > 1 && (
          <FilterSelect
            label={words.restaurant}
            value={restaurantId ?? ''}
            options={[
              { value: '', label: words.everywhere },
              ...restaurants.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => onChoose({ ...choice, restaurantId: value || undefined })}
          />
        )}
      </FilterBar>
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

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
