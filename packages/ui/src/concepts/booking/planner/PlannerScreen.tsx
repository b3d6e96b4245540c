import { plannerMessages as words } from '@potager/domain/messages'
import {
  closedSpans,
  layPlanner,
  type PlannerBlock,
  type PlannerBooking,
  type PlannerLayout,
  type PlannerPlace,
  type PlannerSpan,
  plannerDays,
} from '@potager/domain/planner'
import { type Restaurant, servicesOf } from '@potager/domain/restaurant'
import { addDays, type Instant, type WallDate } from '@potager/domain/time'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { DateInput } from '../../../components/date/index.ts'
import { EmptyState, ErrorState, ListSkeleton, RefreshingBar } from '../../../components/feedback/index.ts'
import { ViewSwitch } from '../../../components/navigation/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import { hasChoice, RestaurantSelect, type RestaurantsRead } from '../../restaurant/RestaurantSelect.tsx'
import { PrintedRestaurant } from '../Agenda.tsx'
import { PlannerBlockButton } from './PlannerBlocks.tsx'
import { PlannerGrid, type PlannerGridProps } from './PlannerGrid.tsx'
import css from './planner.module.css'
import { periodLabel } from './planner.ts'
import { firstOf, type PlannerSlots, useAsList, usePlannerSpace } from './usePlannerSpace.ts'

type PlannerListProps = {
  layout: PlannerLayout
  competitorsOf: (block: PlannerBlock) => readonly string[]
  onOpen: (block: PlannerBlock) => void
}

const dayOf = (first: WallDate, { from }: PlannerBlock) => addDays(first, Math.floor(from / 1440))

/** The planner for phones and print: by day, then by room. */
function PlannerList({ layout, competitorsOf, onOpen }: PlannerListProps) {
  const [first = ''] = layout.days
  return layout.days.map((day) => {
    const lanes = layout.lanes
      .map((lane) => ({ lane, blocks: lane.blocks.filter((block) => dayOf(first, block) === day) }))
      .filter(({ blocks }) => blocks.length > 0)
    if (lanes.length === 0) return null
    return (
      <section key={day} className={css.day} aria-label={periodLabel([day])}>
        {layout.days.length > 1 && <h2>{periodLabel([day])}</h2>}
        {lanes.map(({ lane, blocks }) => (
          <div key={lane.roomId}>
            <p className={css.lane}>{lane.name || words.wholeRestaurant}</p>
            <ul aria-label={words.listOf(lane.name || words.wholeRestaurant)}>
              {blocks.map((block) => (
                <li key={block.booking.id}>
                  <PlannerBlockButton block={block} competitors={competitorsOf(block)} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    )
  })
}

export type PlannerScreenProps = {
  title: string
  restaurants: RestaurantsRead
  /** Id of the chosen restaurant, '' for none. */
  restaurantId: string
  /** Its bookings; null while loading. */
  bookings: readonly PlannerBooking[] | null
  failure?: string | null
  refreshing?: boolean
  span: PlannerSpan
  /** Day shown, or any day of the week shown. */
  day: WallDate
  today: WallDate
  now: Instant
  /** Links, and the switch to the table view. */
  links: ReactNode
  /** Shown when no restaurant is chosen. */
  choose: string
  onRestaurant: (restaurantId: string) => void
  onShow: (change: { span?: PlannerSpan; day?: WallDate }) => void
  onRetry: () => void
  onOpen: (booking: PlannerBooking) => void
  /** Moves a booking to a place without a problem, which others may hold; without it nothing can be moved. */
  onMove?: ((booking: PlannerBooking, place: PlannerPlace) => void) | undefined
  /** Ids of bookings whose move is being sent: they are not moved again meanwhile. */
  moving?: ReadonlySet<string>
  /** Makes a booking at a free place; without it none is offered. */
  onCreate?: ((place: PlannerPlace) => void) | undefined
}

const spans = [
  { value: 'day', label: words.day },
  { value: 'week', label: words.week },
] as const

/**
 * A restaurant's day or week, with a lane for the whole restaurant and one per room; marks pending bookings and
 * conflicts.
 */
export function PlannerScreen(props: PlannerScreenProps) {
  const { bookings, span, day, restaurantId, restaurants } = props
  const restaurant = restaurants.items?.find(({ id }) => id === restaurantId)
  const layout = useMemo(() => {
    const rooms = (restaurant?.rooms ?? []).flatMap(({ id, name }) => (id ? [{ id, name }] : []))
    return bookings && layPlanner(bookings, rooms, plannerDays(span, day))
  }, [bookings, restaurant, span, day])
  const titles = useMemo(() => new Map(bookings?.map(({ id, title }) => [id, title])), [bookings])
  const { moves, slots } = usePlannerSpace(props, restaurant)
  const turn = (step: 1 | -1) => props.onShow({ day: addDays(day, span === 'day' ? step : 7 * step) })
  return (
    <div className={css.screen}>
      <ScreenHeading title={props.title} counts={layout && countsOf(layout)}>
        {props.links}
      </ScreenHeading>
      <div className={css.tools}>
        <div className={css.restaurant}>
          <RestaurantSelect restaurants={restaurants} value={restaurantId} onChange={props.onRestaurant} />
        </div>
        <PeriodTools {...props} onTurn={turn} />
        {slots && layout && <CreateButton slots={slots} layout={layout} />}
      </div>
      <RefreshingBar active={props.refreshing ?? false} />
      {props.failure && <ErrorState message={props.failure} onRetry={props.onRetry} />}
      {restaurantId === '' && hasChoice(props.restaurants) && <EmptyState title={props.choose} />}
      {restaurantId !== '' && !layout && !props.failure && <ListSkeleton rows={6} />}
      <PrintedRestaurant {...props} />
      {restaurantId !== '' && layout && (
        <Period
          layout={layout}
          label={words.grid(restaurant?.name ?? '')}
          closed={restaurant ? closedSpans(restaurant, layout.days) : []}
          opensAt={opensAt(layout, day, restaurant)}
          competitorsOf={({ conflicts }) => conflicts.map((id) => titles.get(id) ?? '')}
          onOpen={({ booking }) => props.onOpen(booking)}
          onTurn={turn}
          busy={props.moving}
          moves={moves}
          slots={slots}
        />
      )}
    </div>
  )
}

function Period(props: PlannerGridProps) {
  const asList = useAsList()
  const empty = props.layout.lanes.every(({ blocks }) => blocks.length === 0)
  return (
    <>
      <p className={css.period} aria-live="polite">
        {periodLabel(props.layout.days)}
      </p>
      {empty && <p className={css.nothing}>{words.nothing}</p>}
      {asList ? <PlannerList {...props} /> : <PlannerGrid {...props} />}
      {!asList && <p className={css.help}>{helpOf(props)}</p>}
    </>
  )
}

type CreateButtonProps = { slots: PlannerSlots; layout: PlannerLayout }

/** Asks for the first free place of the days shown. It is looked for once the grid is drawn, which it would hold up. */
function CreateButton(props: CreateButtonProps) {
  const slots = useDeferredValue(props.slots, null)
  const layout = useDeferredValue(props.layout, null)
  const place = useMemo(() => slots && layout && firstOf(slots, layout), [slots, layout])
  if (!slots || !place) return null
  return (
    <button type="button" className={css.tool} onClick={() => slots.onCreate(place)}>
      {words.create}
    </button>
  )
}

function helpOf({ layout, moves, slots }: PlannerGridProps): string {
  const span = layout.days.length > 1 ? 'week' : 'day'
  return [words.help, ...(moves ? [words.moveHelp[span]] : []), ...(slots ? [words.createHelp] : [])].join(' ')
}

type PeriodToolsProps = Pick<PlannerScreenProps, 'span' | 'day' | 'today' | 'onShow'> & {
  onTurn: (step: 1 | -1) => void
}

function PeriodTools({ span, day, today, onShow, onTurn }: PeriodToolsProps) {
  return (
    <>
      <ViewSwitch label={words.spans} value={span} options={spans} onChange={(value) => onShow({ span: value })} />
      <button type="button" className={css.tool} aria-label={words.previous[span]} onClick={() => onTurn(-1)}>
        ‹
      </button>
      <button type="button" className={css.tool} onClick={() => onShow({ day: today })}>
        {words.today}
      </button>
      <button type="button" className={css.tool} aria-label={words.next[span]} onClick={() => onTurn(1)}>
        ›
      </button>
      <DateInput
        className={css.date}
        aria-label={words.date}
        value={day}
        today={today}
        keepsValue
        onChange={(next) => onShow({ day: next })}
      />
      <button type="button" className={css.tool} onClick={() => window.print()}>
        {words.print}
      </button>
    </>
  )
}

function countsOf({ lanes }: PlannerLayout): string {
  const blocks = lanes.flatMap((lane) => lane.blocks)
  const count = (test: (block: PlannerBlock) => boolean) => blocks.filter(test).length
  const pending = count(({ booking }) => booking.status === 'PENDING')
  const conflicts = count((block) => block.conflicts.length > 0)
  const parts = [words.bookings(blocks.length), words.pending(pending)]
  return [...parts, ...(conflicts > 0 ? [words.conflicts(conflicts)] : [])].join(' · ')
}

const MORNING = 8 * 60

/** The hour to scroll to: the first booking, else the opening time, else 8. */
function opensAt({ days, lanes }: PlannerLayout, day: WallDate, restaurant: Restaurant | undefined): number {
  if (days.length > 1) return Math.max(0, days.indexOf(day)) * 1440
  const opens = (restaurant ? servicesOf(restaurant, day) : []).map(({ start }) => Number(start.slice(0, 2)) * 60)
  const begins = lanes.flatMap(({ blocks }) => blocks.filter(({ cutStart }) => !cutStart).map(({ from }) => from))
  const first = Math.min(...opens, ...begins)
  return Number.isFinite(first) ? Math.floor(first / 60) * 60 : MORNING
}
