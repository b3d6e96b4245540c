import { type Analytics, comparedWith } from '@potager/domain/analytics'
import { chatbotDashboardMessages as dashboardWords, analyticsScreenMessages as words } from '@potager/domain/messages'
import { Tabs } from '../../components/chart/index.ts'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './chatbot.module.css'

export type PeriodTabsProps = {
  /** Lengths in days. */
  options: readonly number[]
  days: number
  /** Id of the panel that the period concerns. */
  panel: string
  onDays: (days: number) => void
} & RootProps<HTMLDivElement>

/** Tabs for the period of the figures, in days. */
export function PeriodTabs({ options, days, panel, onDays, ...root }: PeriodTabsProps) {
  const tabs = options.map((option) => ({ id: String(option), label: dashboardWords.period(option) }))
  return (
    <Tabs
      {...root}
      label={dashboardWords.periods}
      tabs={tabs}
      current={String(days)}
      panel={panel}
      onChoose={(id) => onDays(Number(id))}
    />
  )
}

/** Progress of reading all sessions, where figures are computed in the browser instead of by the backend. */
export type Reading = {
  state: 'reading' | 'stopped' | 'failed' | 'partial' | 'whole'
  read: number
  /** Total on the backend; null before its first answer. */
  total: number | null
}

export type ReadingNoteProps = {
  /** How many sessions were read, and whether more are being read. */
  reading: Reading
  onStop: () => void
  /** Reads further sessions. */
  onRead: () => void
} & RootProps<HTMLDivElement>

/** Tells how many sessions the figures cover, while or because not all were read; nothing once all were. */
export function ReadingNote({ reading: { state, read, total }, onStop, onRead, className, ref }: ReadingNoteProps) {
  if (state === 'whole') return null
  const reading = state === 'reading'
  return (
    <div ref={ref} className={classNames(css.note, className)} role="status">
      {reading && <progress aria-label={words.reading(read, total ?? read)} max={total || 1} value={read} />}
      <span>{reading ? words.reading(read, total ?? read) : words.sampleBeside(read, total ?? read)}</span>
      {(state === 'stopped' || state === 'failed') && <span>{words[state]}</span>}
      {state !== 'partial' && (
        <button type="button" onClick={reading ? onStop : onRead}>
          {reading ? words.stopReading : words.readAgain}
        </button>
      )}
    </div>
  )
}

export type DataStartProps = { analytics: Analytics } & RootProps<HTMLParagraphElement>

/** The start of the data, if it is later than the start of the period or of the one before it; else nothing. */
export function DataStart({ analytics, className, ref }: DataStartProps) {
  const { since, period } = analytics
  if (since === null || period.sessions === 0 || comparedWith(analytics)) return null
  return (
    <p ref={ref} className={classNames(css.note, css.text, className)}>
      {since > period.from ? dashboardWords.dataSince(since) : dashboardWords.noTrend(since)}
    </p>
  )
}
