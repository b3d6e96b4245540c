import { closureDuring, isPast, proposedStart, serviceDay } from '@potager/domain/booking'
import { formatLongDate } from '@potager/domain/format'
import { announceException, formatServices, bookingFormMessages as words } from '@potager/domain/messages'
import { type OpeningHours, type Schedule, servicesOf, tellsHours } from '@potager/domain/restaurant'
import {
  addDays,
  addMinutes,
  type ClockTime,
  type Instant,
  instantToWall,
  localHourKind,
  type TimeZone,
  todayIn,
  type WallDate,
  type WallTime,
  wallDurationMinutes,
} from '@potager/domain/time'
import { type Ref, useId, useState } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './booking-fields.module.css'
import { DateTimeField, useRememberedTime, wallTimeOf } from './DateTimeField.tsx'

export type Shortcut = { label: string; pressed: boolean; disabled?: boolean; onPress: () => void }

export type ShortcutsProps = { label: string; shortcuts: readonly Shortcut[] } & RootProps<HTMLDivElement>

/** One-click common values; the current one is pressed. Nothing where there are none. */
export function Shortcuts({ label, shortcuts, className, ref }: ShortcutsProps) {
  const id = useId()
  if (shortcuts.length === 0) return null
  return (
    <div ref={ref} className={classNames(css.row, className)} role="group" aria-labelledby={id}>
      <span id={id} className={css.label}>
        {label}
      </span>
      {shortcuts.map((shortcut) => (
        <button
          key={shortcut.label}
          type="button"
          className={css.chip}
          aria-pressed={shortcut.pressed}
          disabled={shortcut.disabled}
          onClick={shortcut.onPress}
        >
          {shortcut.label}
        </button>
      ))}
    </div>
  )
}

export type Period = { start: WallTime; end: WallTime }

export type PeriodFieldsProps = {
  period: Period
  now: Instant
  /** Earliest start: the current minute, or the current day. */
  earliest: WallTime
  /** Days offered as shortcuts, counted from today. */
  days: readonly { label: string; day: (today: WallDate) => WallDate }[]
  /** Times offered as shortcuts. */
  times: readonly ClockTime[]
  /** Durations offered as shortcuts. */
  durations: readonly { label: string; minutes: number }[]
  /** Time of a day chosen alone, if none was set before. */
  defaultTime: ClockTime
  /** Hours of the chosen restaurant; undefined before one is chosen. */
  hours: OpeningHours | undefined
  /** Days with other hours than usual. */
  exceptions?: Schedule['exceptions']
  /** Its zone; Paris when absent. */
  zone?: Schedule['zone']
  errors: { start?: string | undefined; end?: string | undefined }
  /** The day inputs, focused when the server refuses a field. */
  refs?: { start: Ref<HTMLInputElement>; end: Ref<HTMLInputElement> }
  onChange: (period: Period) => void
  /** Receives the field that loses the focus. */
  onBlur: (field: keyof Period) => void
}

type Left = { start: WallDate; end: WallDate; minutes: number | null }

/** Start and end of a booking, both required, with shortcuts and hints from the opening hours and the clock. */
export function PeriodFields(props: PeriodFieldsProps) {
  const { period, now, zone, earliest, times, durations, defaultTime, errors, refs, onChange, onBlur } = props
  const { start, end } = period
  const today = todayIn(zone, now)
  const week = props.hours && { openingHours: props.hours, exceptions: props.exceptions, zone }
  const schedule = week && tellsHours(week) ? week : undefined
  const minutes = start && end ? wallDurationMinutes(start, end) : null
  /** State kept while a time is unreadable: the days, and the duration in minutes. */
  const [left, setLeft] = useState<Left>({ start: '', end: '', minutes: null })
  const day = start ? start.slice(0, 10) : left.start
  const heldTime = useRememberedTime(start, day, defaultTime)
  const startAt = (next: WallTime, nextDay: WallDate) => {
    const lasts = start === '' ? left.minutes : minutes
    setLeft({ ...left, start: next ? '' : nextDay, minutes: lasts })
    onChange({ start: next, end: next && lasts !== null && lasts > 0 ? addMinutes(next, lasts) : end })
  }
  return (
    <div className={css.period}>
      <Shortcuts
        label={words.days}
        shortcuts={props.days.map((choice) => ({
          label: choice.label,
          pressed: day === choice.day(today),
          onPress: () => {
            const asked = { day: choice.day(today), time: heldTime, usual: defaultTime }
            const next = proposedStart(asked, now, schedule)
            startAt(next, next.slice(0, 10) || asked.day)
          },
        }))}
      />
      <Shortcuts
        label={words.times}
        shortcuts={times.map((time) => ({
          label: clockLabel(time),
          pressed: start.slice(11, 16) === time,
          onPress: () => {
            const on = isPast(wallTimeOf(day || today, time), now, zone) ? addDays(today, 1) : day || today
            startAt(wallTimeOf(on, time), on)
          },
        }))}
      />
      <Shortcuts
        label={words.durations}
        shortcuts={durations.map((choice) => ({
          label: choice.label,
          pressed: minutes === choice.minutes,
          disabled: !start,
          onPress: () => start && onChange({ start, end: addMinutes(start, choice.minutes) }),
        }))}
      />
      <div className={css.fields}>
        <DateTimeField
          ref={refs?.start}
          label={words.start}
          required
          value={start}
          day={left.start}
          min={earliest}
          today={today}
          defaultTime={defaultTime}
          error={errors.start}
          onChange={startAt}
          onBlur={() => onBlur('start')}
        />
        <DateTimeField
          ref={refs?.end}
          label={words.end}
          required
          value={end}
          day={left.end}
          min={start || earliest}
          today={today}
          defaultTime={defaultTime}
          error={errors.end}
          onChange={(next, nextDay) => {
            setLeft({ ...left, end: next ? '' : nextDay, minutes: null })
            onChange({ start, end: next })
          }}
          onBlur={() => onBlur('end')}
        />
      </div>
      <PeriodNotes period={period} schedule={schedule} zone={zone} now={now} />
    </div>
  )
}

/** Formats '09:00' as '9h00'. */
function clockLabel(time: ClockTime): string {
  return `${Number(time.slice(0, 2))}h${time.slice(3)}`
}

function hoursLine(schedule: Schedule, start: WallTime): string {
  const of = serviceDay(schedule, start)
  const services = servicesOf(schedule, of)
  const day = formatLongDate(of)
  return services.length > 0 ? words.openOn(day, formatServices(services)) : words.closedOn(day)
}

/** Why the server will refuse the period. Exceptional hours are named, because nobody expects them. */
function closedWarnings(schedule: Schedule, period: Period): string[] {
  const closure = closureDuring(schedule, period)
  if (!closure) return []
  return [...(closure.exception ? [announceException(closure.exception)] : []), words.closedThen]
}

function clockWarnings({ start, end }: Period, zone: TimeZone | undefined): string[] {
  return [
    [words.start, start],
    [words.end, end],
  ].flatMap(([where = '', time = '']) => {
    const kind = time === '' ? 'normal' : localHourKind(time, zone)
    if (kind === 'normal') return []
    return [kind === 'skipped' ? words.skipped(where) : words.repeated(where)]
  })
}

type NotesProps = Pick<PeriodFieldsProps, 'period' | 'now' | 'zone'> & { schedule: Schedule | undefined }

function PeriodNotes({ period, schedule, zone, now }: NotesProps) {
  const { start, end } = period
  const complete = start !== '' && end !== '' && wallDurationMinutes(start, end) > 0
  const past = start !== '' && isPast(start, now, zone)
  const warnings = [
    ...(past ? [words.past] : []),
    ...clockWarnings(period, zone),
    ...(schedule && complete ? closedWarnings(schedule, period) : []),
  ]
  return (
    <div className={css.notes} role="status">
      {!start && <p>{words.durationLater}</p>}
      {complete && <p>{words.lasts(words.duration(wallDurationMinutes(start, end)))}</p>}
      {schedule && start && <p>{hoursLine(schedule, start)}</p>}
      {warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          {warning}
        </p>
      ))}
    </div>
  )
}

/** The current minute in a zone, Paris when absent: the earliest start of a reservation. */
export function thisMinute(now: Instant, zone?: TimeZone): WallTime {
  return `${instantToWall(now, zone).slice(0, 16)}:00`
}
