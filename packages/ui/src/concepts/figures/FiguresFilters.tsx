import { type NamedPeriod, namedPeriods } from '@potager/domain/figures'
import { figuresScreenMessages as words } from '@potager/domain/messages'
import { FilterBar, FilterDate, FilterSelect } from '../../components/list/index.ts'
import css from './FiguresScreen.module.css'

/** What figures are asked of: a named period, or days of one's own, of which one may still be missing. */
export type FiguresChoice = {
  period: NamedPeriod | 'custom'
  from?: string | undefined
  to?: string | undefined
  restaurantId?: string | undefined
}

export type FiguresFiltersProps = {
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
export function FiguresFilters({ choice, restaurants, problem, onChoose, onReset }: FiguresFiltersProps) {
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
