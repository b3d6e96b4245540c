import type { ReactNode } from 'react'
import { CardSkeletons, EmptyState, ErrorState, ListSkeleton, RefreshingBar } from '../../components/feedback/index.ts'
import { PageWindow } from '../../components/list/index.ts'
import { ScreenHeading, useKeptFocus } from '../../components/screen/index.ts'
import css from './BookingsScreen.module.css'

const layouts = {
  cards: { perPage: 24, loading: <CardSkeletons count={8} /> },
  table: { perPage: 25, loading: <ListSkeleton rows={10} /> },
}

/** What the pages of all screens of bookings hand on. */
export type BookingsScreenState = {
  failure?: string | null
  refreshing?: boolean
  /** Current page, from 0. */
  page: number
  links: ReactNode
  /** Leads from an empty list to where the first booking is made. */
  create?: ReactNode
  onPage: (page: number) => void
  onRetry: () => void
}

export type BookingsScreenProps<Booking> = BookingsScreenState & {
  layout: keyof typeof layouts
  title: string
  counts?: string | null
  /** What is chosen and counted above the bookings. */
  tools: ReactNode
  /** What to choose before there are bookings, '' when there is nothing to choose; undefined once it is chosen. */
  choose?: string | undefined
  /** All of them, sorted; null while they load. */
  bookings: readonly Booking[] | null
  /** What stands in place of no booking. */
  empty: ReactNode
  /** Names the pagination. */
  pages: string
  /** Those of a page, at least one, each with its id in `data-row`. */
  children: (bookings: readonly Booking[]) => ReactNode
}

/** A screen of reservations or event requests: heading, tools, and a page of bookings or why there are none. */
export function BookingsScreen<Booking>(props: BookingsScreenProps<Booking>) {
  const { layout, choose, bookings, failure, page } = props
  const { perPage, loading } = layouts[layout]
  const totalPages = Math.ceil((bookings?.length ?? 0) / perPage)
  const kept = useKeptFocus<HTMLDivElement>(bookings)
  return (
    <div className={css[layout]} {...kept}>
      <ScreenHeading title={props.title} counts={props.counts}>
        {props.links}
      </ScreenHeading>
      {props.tools}
      <RefreshingBar active={props.refreshing ?? false} />
      {failure && <ErrorState message={failure} onRetry={props.onRetry} />}
      {choose && <EmptyState title={choose} />}
      {choose === undefined && !bookings && !failure && loading}
      {bookings?.length === 0 && props.empty}
      {bookings && bookings.length > 0 && props.children(bookings.slice(page * perPage, (page + 1) * perPage))}
      {totalPages > 1 && (
        <PageWindow label={props.pages} page={page} totalPages={totalPages} size={5} onChange={props.onPage} />
      )}
    </div>
  )
}
