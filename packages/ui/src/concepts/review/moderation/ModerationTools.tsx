import { commonMessages, moderationScreenMessages, reviewAgeLabels, reviewSortLabels } from '@potager/domain/messages'
import { type ReviewAge, type ReviewSort, type ReviewView, reviewAges, reviewSorts } from '@potager/domain/review'
import { Button } from '../../../components/button/index.ts'
import { FilterBar, FilterSearch, FilterSelect } from '../../../components/list/index.ts'
import { ViewSwitch } from '../../../components/navigation/index.ts'
import { authorOf } from '../review-words.ts'
import css from './ModerationScreen.module.css'

const bulkWords = moderationScreenMessages.bulk

/** Progress of a decision on several reviews. */
export type BulkProgress = { done: number; total: number }

type BulkBarProps = {
  count: number
  /** Null unless a bulk decision is running. */
  progress: BulkProgress | null
  onApprove: () => void
  onReject: () => void
  onClear: () => void
}

/** Actions for the selected reviews; sticky on large screens. */
export function BulkBar({ count, progress, onApprove, onReject, onClear }: BulkBarProps) {
  const busy = progress !== null
  const waiting = { 'aria-disabled': busy, className: busy ? css.waiting : '', size: 'small' as const }
  return (
    <section aria-label={bulkWords.heading} className={css.bar} aria-busy={busy}>
      <Button {...waiting} color="error" aria-haspopup="dialog" onClick={() => !busy && onReject()}>
        {bulkWords.reject}
      </Button>
      <p className={css.count} role="status">
        {progress ? bulkWords.progress(progress.done, progress.total) : bulkWords.selected(count)}
      </p>
      {progress && <progress className={css.progress} value={progress.done} max={progress.total} aria-hidden="true" />}
      <Button {...waiting} onClick={() => !busy && onClear()}>
        {bulkWords.clear}
      </Button>
      <Button {...waiting} variant="contained" onClick={() => !busy && onApprove()}>
        {bulkWords.approve}
      </Button>
    </section>
  )
}

const words = moderationScreenMessages

const sorts = reviewSorts.map((value) => ({ value, label: reviewSortLabels[value] }))

export type ModerationFiltersProps = {
  view: ReviewView
  /** Reviews on the page by age; null while loading. */
  counts: Record<ReviewAge, number> | null
  /** Id of the only author shown, or null. */
  author: string | null
  allSelected: boolean
  onView: (view: ReviewView) => void
  onReset?: (() => void) | undefined
  onAuthor: (author: null) => void
  onSelectAll: (selected: boolean) => void
  /** Moves the focus to the results. */
  onGo: () => void
}

/** Search, order and age of the reviews, and select all. */
export function ModerationFilters(props: ModerationFiltersProps) {
  const { view, counts, author, allSelected, onView, onReset } = props
  const ages = reviewAges.map((value) => ({
    value,
    label: counts ? words.filters.age(reviewAgeLabels[value], counts[value]) : reviewAgeLabels[value],
  }))
  return (
    <div className={css.filters}>
      {/* Enter in the search moves to the results. */}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          props.onGo()
        }}
      >
        <FilterBar label={words.filters.heading} resetLabel={commonMessages.reset} onReset={onReset}>
          <FilterSearch label={words.filters.search} value={view.text} onChange={(text) => onView({ ...view, text })} />
          <FilterSelect
            label={words.filters.sort}
            value={view.sort}
            options={sorts}
            onChange={(sort) => onView({ ...view, sort: sort as ReviewSort })}
          />
        </FilterBar>
      </form>
      <div className={css.choice}>
        <label className={css.all}>
          <input type="checkbox" checked={allSelected} onChange={(event) => props.onSelectAll(event.target.checked)} />
          {words.selectAll}
        </label>
        <ViewSwitch
          label={words.filters.ages}
          value={view.age}
          options={ages}
          onChange={(age) => onView({ ...view, age })}
        />
        <span className={css.hint}>{words.filters.onPage}</span>
        {author && (
          <span className={css.author}>
            <span>{words.author(authorOf(author))}</span>
            <button type="button" onClick={() => props.onAuthor(null)}>
              {words.allAuthors}
            </button>
          </span>
        )}
      </div>
    </div>
  )
}
