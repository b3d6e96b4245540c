import {
  abbreviate,
  badgeCount,
  formatCount,
  formatDate,
  formatDateTime,
  formatInstant,
  formatLongDate,
  formatMoney,
  formatPercent,
  formatPhone,
  formatPlural,
  formatPriceTtc,
  formatRelative,
  formatTime,
  formatWait,
  leadingId,
  orderNumber,
  parseMoney,
  shortId,
} from '@potager/domain/format'
import { bookingRefusals } from '@potager/domain/messages'
import { instantToWall, localHourKind, type WallTime, wallDurationMinutes, wallToInstant } from '@potager/domain/time'
import { Spaces, TokenRows } from './Rows.tsx'

type Call<Given extends unknown[]> = Record<string, (...given: Given) => unknown>

/** Shows a call beside its actual result. */
function call<Given extends unknown[]>(named: Call<Given>, ...given: Given) {
  const [name, run] = Object.entries(named)[0] ?? []
  return {
    code: `${name}(${given.map((value) => JSON.stringify(value)).join(', ')})`,
    answer: String(run?.(...given)),
  }
}

function Calls({ caption, calls }: { caption: string; calls: ReturnType<typeof call>[] }) {
  return (
    <TokenRows
      code
      caption={caption}
      heads={['Appel', 'Ce qu’on lit']}
      rows={calls.map(({ code, answer }) => [code, <Spaces key={code} text={answer} />])}
    />
  )
}

const id = '00000000-0000-0000-0000-00000012ab34'

/** Money: integer cents inside, euros only on the wire and on screen. */
export function Money() {
  return (
    <Calls
      caption="@potager/domain/format ; les espaces insécables sont soulignées"
      calls={[
        call({ formatMoney }, 1250),
        call({ formatMoney }, 123_450),
        call({ formatMoney }, 0),
        call({ formatPriceTtc }, 1250),
        call({ parseMoney }, '12,5'),
        call({ parseMoney }, '1 234,50 €'),
        call({ parseMoney }, 'douze'),
      ]}
    />
  )
}

/** Counts, percentages, phone numbers and short ids. */
export function Numbers() {
  return (
    <Calls
      caption="@potager/domain/format"
      calls={[
        call({ formatCount }, 12_345),
        call({ formatPlural }, 0, 'commande'),
        call({ formatPlural }, 2, 'commande'),
        call({ abbreviate }, 1500),
        call({ abbreviate }, 999_950),
        call({ badgeCount }, 120),
        call({ formatPercent }, 87.45),
        call({ formatPercent }, null),
        call({ formatPhone }, '+33240123456'),
        call({ orderNumber }, id),
        call({ shortId }, id),
        call({ leadingId }, id),
      ]}
    />
  )
}

const evening = '2026-07-14T19:00:00'

/** Wall time in Paris, for legible examples. */
const since = {
  'formatRelative ∘ wallToInstant': (then: WallTime, now: WallTime) =>
    formatRelative(wallToInstant(then), wallToInstant(now)),
}
const wait = {
  'formatWait ∘ wallToInstant': (then: WallTime, now: WallTime) => formatWait(wallToInstant(then), wallToInstant(now)),
}
const shown = { 'instantToWall ∘ wallToInstant': (wall: WallTime) => instantToWall(wallToInstant(wall)) }

/** Dates and times, from wall times and from instants. */
export function Dates() {
  return (
    <Calls
      caption="@potager/domain/format"
      calls={[
        call({ formatDate }, evening),
        call({ formatTime }, evening),
        call({ formatDateTime }, evening),
        call({ formatLongDate }, evening),
        call({ formatInstant }, wallToInstant(evening)),
        call({ formatDate }, null),
        call({ formatTime }, null),
        call(since, '2026-07-14T18:30:00', evening),
        call(since, '2026-07-14T14:00:00', evening),
        call(since, '2026-07-13T13:00:00', evening),
        call(since, '2026-07-06T11:00:00', evening),
        call(wait, '2026-07-14T18:48:00', evening),
        call(wait, '2026-07-14T16:00:00', evening),
      ]}
    />
  )
}

const skipped = '2026-03-29T02:30:00'
const repeated = '2026-10-25T02:30:00'

/** The two nights of the year when Paris changes its clocks. */
export function ClockChanges() {
  return (
    <>
      <Calls
        caption="@potager/domain/time"
        calls={[
          call({ localHourKind }, skipped),
          call(shown, skipped),
          call({ localHourKind }, repeated),
          call(shown, repeated),
          call({ wallDurationMinutes }, '2026-03-28T23:00:00', '2026-03-29T08:00:00'),
        ]}
      />
      <p>À qui demande l’heure qui n’existe pas, le formulaire répond : « {bookingRefusals.time['start-skipped']} »</p>
    </>
  )
}
