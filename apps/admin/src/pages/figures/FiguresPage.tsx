import { failureOf } from '@potager/admin-kit/data'
import type { Call, Resource } from '@potager/domain/api'
import {
  daysNamed,
  type FiguresQuery,
  getBookingFigures,
  getOrderFigures,
  problemOfDays,
} from '@potager/domain/figures'
import { figuresScreenMessages as words } from '@potager/domain/messages'
import { todayInParis, type WallDate } from '@potager/domain/time'
import { EmptyState } from '@potager/ui/feedback'
import { type FiguresChoice, FiguresScreen } from '@potager/ui/figures'
import { ScreenHeading } from '@potager/ui/screen'
import { chartExports } from '../../platform/chart/chartExports.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { addressCodec, day, or, text, useAddress, wordFor } from '../../platform/list/address.ts'
import { supports } from '../../platform/services.ts'
import { useNarrowing } from '../../platform/task/narrowing.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useRestaurants } from '../restaurant/useRestaurants.ts'
import { offersFigures } from './offered.ts'

/** The URL parameters of the figures: the last thirty days of every restaurant unless they say more. */
const figuresAddress = addressCodec({
  period: or(
    wordFor('periode', {
      '7-jours': 'week',
      'semaine-derniere': 'last-week',
      'ce-mois': 'this-month',
      'mois-dernier': 'last-month',
      dates: 'custom',
    } as const),
    'month',
  ),
  from: day('du'),
  to: day('au'),
  restaurantId: text('restaurant'),
})

const exports = chartExports('chiffres')
/** What `enabled` keeps from being asked. */
const noDays = { from: '', to: '' }

/** « Chiffres »: period and restaurant are in the URL. A backend without our extension gives none. */
export function FiguresPage() {
  if (offersFigures(supports)) return <FiguresDesk />
  return (
    <>
      <ScreenHeading title={words.title} />
      <EmptyState title={words.unavailable} />
    </>
  )
}

/** The days that a choice asks for; null while it says too little, or what no figures are given of. */
function daysOf({ period, from, to }: FiguresChoice, today: WallDate) {
  if (period !== 'custom') return daysNamed(period, today)
  return from && to && !problemOfDays({ from, to }) ? { from, to } : null
}

/** Figures of one kind; `part` is undefined where the backend or the account's tasks do not open them. */
function useFigures<Figures>(call: Call<FiguresQuery, Figures>, resource: Resource, query: FiguresQuery | null) {
  const narrowing = useNarrowing()
  const open = supports(call) && (narrowing?.opens(resource) ?? true)
  const answer = useApiQuery(call, query ?? noDays, { enabled: open && query !== null, keepPrevious: true })
  const part = open ? { figures: answer.data ?? null, failure: failureOf(answer.error) } : undefined
  return { part, refreshing: answer.isRefetching, refetch: answer.refetch }
}

function FiguresDesk() {
  const [choice, go] = useAddress(figuresAddress)
  const today = todayInParis(useNow())
  const days = daysOf(choice, today)
  const { restaurantId } = choice
  const query = days && { ...days, restaurantId }
  const orders = useFigures(getOrderFigures, 'order-figures', query)
  const bookings = useFigures(getBookingFigures, 'booking-figures', query)
  const restaurants = useRestaurants()

  function choose(next: FiguresChoice) {
    const own = next.period === 'custom'
    // Days of one's own start with those that are shown.
    const start = own && choice.period !== 'custom' ? days : { from: next.from, to: next.to }
    go({ ...next, from: own ? start?.from : undefined, to: own ? start?.to : undefined }, { replace: true })
  }

  return (
    <FiguresScreen
      choice={choice}
      days={days}
      problem={choice.period === 'custom' ? problemOfDays(choice) : null}
      restaurants={restaurants.data ?? []}
      orders={orders.part}
      bookings={bookings.part}
      refreshing={orders.refreshing || bookings.refreshing}
      onChoose={choose}
      onReset={choice.period === 'month' && !restaurantId ? undefined : () => choose({ period: 'month' })}
      onRefresh={() => {
        if (orders.part) void orders.refetch()
        if (bookings.part) void bookings.refetch()
      }}
      onPrint={() => window.print()}
      {...exports}
    />
  )
}
