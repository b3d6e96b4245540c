import { pageRange } from '@potager/domain/format'
import {
  commonMessages,
  emptyListMessages,
  moderationMessages,
  moderationScreenMessages as words,
} from '@potager/domain/messages'
import {
  MODERATION_PAGE_SIZE,
  otherPendingOf,
  type Review,
  reviewsInView,
  wholeReviewView,
} from '@potager/domain/review'
import { useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState, ErrorState, ListSkeleton, RefreshingBar } from '../../../components/feedback/index.ts'
import { PageWindow } from '../../../components/list/index.ts'
import { ViewSwitch } from '../../../components/navigation/index.ts'
import { DetailDialog, ScreenHeading } from '../../../components/screen/index.ts'
import { Icon } from '../../../foundations/icon/index.ts'
import { ReviewCard, type ReviewCardProps } from '../index.ts'
import css from './ModerationScreen.module.css'
import { ModerationShortcuts, ModerationSide, ModerationStats } from './ModerationSide.tsx'
import { BulkBar, ModerationFilters } from './ModerationTools.tsx'
import { countsOf, type ModerationScreenProps, openOf, selectionOf, type WaitingPage } from './moderation-page.ts'
import type { Refusal } from './RejectionDialog.tsx'
import { useReviewFocus, useReviewKeys } from './review-focus-keys.ts'

type ModerationListProps = Pick<
  ModerationScreenProps,
  'reviews' | 'layout' | 'now' | 'selected' | 'busy' | 'closed' | 'problems' | 'resourceOf' | 'origin' | 'onAuthor'
> &
  Pick<ReviewCardProps, 'onSelect' | 'onApprove' | 'onReject'> & {
    /** The page's reviews that match the filters, sorted. */
    shown: readonly Review[] | null
    filtered: boolean
    listProps: ReturnType<typeof useReviewFocus>['listProps']
    onReset: () => void
  }

/** The reviews as cards, or a placeholder. */
function ModerationList(props: ModerationListProps) {
  const { reviews, shown, filtered, layout, onReset } = props
  // Every review of the page is decided: the next ones are loading.
  if (!reviews || !shown || (reviews.items.length === 0 && reviews.total > 0)) return <ListSkeleton rows={6} />
  if (shown.length === 0) {
    return filtered ? (
      <EmptyState title={words.filteredEmpty} hint={words.filteredEmptyHint} onReset={onReset} />
    ) : (
      <EmptyState title={words.empty} hint={emptyListMessages.reviews.hint} action={props.origin} />
    )
  }
  return (
    <ul className={css.list} data-layout={layout} aria-label={words.list} {...props.listProps}>
      {shown.map((review) => (
        <li key={review.id}>
          <ReviewCard
            review={review}
            resource={props.resourceOf(review)}
            others={otherPendingOf(review, reviews.items)}
            now={props.now}
            compact={layout === 'compact'}
            selected={props.selected.has(review.id)}
            busy={props.busy.has(review.id)}
            closed={props.closed?.(review)}
            problem={props.problems.get(review.id)}
            onSelect={props.onSelect}
            onApprove={props.onApprove}
            onReject={props.onReject}
            onAuthor={props.onAuthor}
          />
        </li>
      ))}
    </ul>
  )
}

type ModerationPagesProps = {
  reviews: WaitingPage
  shown: readonly Review[] | null
  page: number
  onPage: (page: number) => void
}

/** The range of reviews on this page, how many match the filters, and pagination. */
function ModerationPages({ reviews, shown, page, onPage }: ModerationPagesProps) {
  const { from, to } = pageRange(page, MODERATION_PAGE_SIZE, reviews.total)
  const loaded = reviews.items.length
  const part = shown && shown.length < loaded ? ` · ${words.inView(shown.length, loaded)}` : ''
  return (
    <div className={css.pages}>
      <p>{`${words.range(from, to, reviews.total)}${part}`}</p>
      {reviews.totalPages > 1 && (
        <PageWindow label={words.pages} page={page} totalPages={reviews.totalPages} size={5} onChange={onPage} />
      )}
    </div>
  )
}

const layouts = [
  { value: 'list', label: words.layouts.list },
  { value: 'compact', label: words.layouts.compact },
] as const

/** « Modération des Avis »: figures, filters, pending reviews with their two decisions, pagination, advice. */
export function ModerationScreen(props: ModerationScreenProps) {
  const { reviews, failure, view, now, selected, author, shortcuts } = props
  const [rejecting, setRejecting] = useState<readonly Review[]>([])
  const [refused, setRefused] = useState<Refusal>()
  const [helped, setHelped] = useState(false)
  const shown = reviews && reviewsInView(reviews.items, view, now)
  const open = openOf(shown, props.closed)
  const chosen = selectionOf(open, selected)
  const focus = useReviewFocus(shown, props.decidedHere)
  const screen = useRef<HTMLDivElement>(null)
  const filtered = view.text.trim() !== '' || view.age !== 'all' || author !== null

  const toggle = ({ id }: Pick<Review, 'id'>) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    props.onSelect(next)
  }
  const askToReject = (asked: readonly Review[]) => {
    // After a failed refusal, the dialog reopens with its reason.
    if (!asked.some(({ id }) => props.problems.has(id))) setRefused(undefined)
    setRejecting(asked)
  }
  const onFocused = (act: (review: Review) => void) => () => {
    const review = open.find(({ id }) => id === focus.focusedId())
    if (review) act(review)
  }
  useReviewKeys(shortcuts && props.busy.size === 0 && props.progress === null, {
    j: () => focus.step(1),
    k: () => focus.step(-1),
    x: onFocused(toggle),
    a: onFocused((review) => props.onApprove([review])),
    r: onFocused((review) => askToReject([review])),
    '/': () => screen.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    '?': () => setHelped(true),
    Escape: chosen.length > 0 ? () => props.onSelect(new Set()) : undefined,
  })

  return (
    <div className={css.screen} ref={screen}>
      <ScreenHeading title={words.title} counts={reviews && words.total(reviews.total)}>
        <ViewSwitch label={words.layouts.label} value={props.layout} options={layouts} onChange={props.onLayout} />
        <Button
          className={css.keys}
          size="small"
          startIcon={<Icon name="keyboard" />}
          aria-haspopup="dialog"
          onClick={() => setHelped(true)}
        >
          {words.shortcuts.heading}
        </Button>
        <Button size="small" startIcon={<Icon name="refresh" />} onClick={props.onRefresh}>
          {commonMessages.refresh}
        </Button>
      </ScreenHeading>
      {props.tabs}
      <ModerationStats stats={props.stats} failed={props.statsFailed ?? false} onRetry={props.onRefresh} />
      <ModerationFilters
        view={view}
        counts={countsOf(reviews, now)}
        author={author}
        allSelected={chosen.length > 0 && chosen.length === open.length}
        onView={props.onView}
        onReset={filtered ? () => props.onView(wholeReviewView) : undefined}
        onAuthor={props.onAuthor}
        onGo={() => focus.step(1)}
        onSelectAll={(all) => props.onSelect(new Set(all ? open.map(({ id }) => id) : []))}
      />
      <RefreshingBar active={props.refreshing ?? false} />
      <p className="visually-hidden" role="status">
        {focus.gone && words.goneElsewhere}
      </p>
      {failure && <ErrorState title={moderationMessages.loadFailure} message={failure} onRetry={props.onRefresh} />}
      {!(failure && !reviews) && (
        <ModerationList
          {...props}
          shown={shown}
          filtered={filtered}
          listProps={focus.listProps}
          onReset={() => props.onView(wholeReviewView)}
          onSelect={toggle}
          onApprove={(review) => props.onApprove([review])}
          onReject={(review) => askToReject([review])}
        />
      )}
      {(chosen.length > 0 || props.progress) && (
        <BulkBar
          count={chosen.length}
          progress={props.progress}
          onApprove={() => props.onApprove(chosen)}
          onReject={() => askToReject(chosen)}
          onClear={() => props.onSelect(new Set())}
        />
      )}
      {reviews && <ModerationPages reviews={reviews} shown={shown} page={props.page} onPage={props.onPage} />}
      <ModerationSide stats={props.stats} shortcuts={shortcuts} onShortcuts={props.onShortcuts} />
      {props.rejection({
        reviews: rejecting,
        failed: refused,
        onDirty: props.onDirty,
        onClose: () => {
          setRejecting([])
          setRefused(undefined)
        },
        onReject: (reason, refusal) => {
          setRejecting([])
          setRefused(refusal)
          props.onReject(rejecting, reason)
        },
      })}
      <DetailDialog
        open={helped}
        title={words.shortcuts.heading}
        onClose={() => setHelped(false)}
        actions={<Button onClick={() => setHelped(false)}>{commonMessages.close}</Button>}
      >
        <ModerationShortcuts shortcuts={shortcuts} onShortcuts={props.onShortcuts} />
      </DetailDialog>
    </div>
  )
}
