import type { Trend } from '@potager/domain/analytics'
import { chatbotDashboardMessages as words } from '@potager/domain/messages'
import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './Figure.module.css'

export type FigureProps = {
  label: string
  /** The figure as text; null while loading, when the card keeps its size. */
  value: string | null
  /** What the figure rests on, below it. */
  hint?: string | undefined
  /** Change since the previous period of the same length; null for unknown. */
  trend?: Trend | null
  /** Whether an increase is good, which sets the tone of the trend. */
  wanted?: 'up' | 'down'
} & RootProps<HTMLDivElement>

/** A figure with its label, sample and trend. */
export function Figure({ label, value, hint, trend, wanted = 'up', className, ref }: FigureProps) {
  return (
    <div ref={ref} className={classNames(css.card, className)}>
      <dt>{label}</dt>
      <dd aria-busy={value === null}>
        {value === null ? (
          <span className={css.waiting} />
        ) : (
          <>
            <span className={css.value}>{value}</span>
            {trend && <TrendMark trend={trend} wanted={wanted} />}
            {hint && <small className={css.hint}>{hint}</small>}
          </>
        )}
      </dd>
    </div>
  )
}

const arrows = { up: 'M8 13V3M4 7l4-4 4 4', down: 'M8 3v10M4 9l4 4 4-4', same: 'M3 8h10' } as const

/** Arrow, sign and percent, so that colour is never the only sign of the direction. */
function TrendMark({ trend, wanted }: { trend: Trend; wanted: 'up' | 'down' }) {
  const tone = trend.direction === 'same' ? css.same : trend.direction === wanted ? css.better : css.worse
  return (
    <span className={`${css.trend} ${tone}`} title={`${words.trendName(trend)} ${words.trendSince}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={arrows[trend.direction]} />
      </svg>
      <span className="visually-hidden">{`${words.trendName(trend)} `}</span>
      <span>{words.trend(trend)}</span>
      <span className="visually-hidden">{` ${words.trendSince}`}</span>
    </span>
  )
}

export type FiguresProps = { label: string; children: ReactNode } & RootProps

/** A row of figures. */
export function Figures({ label, children, className, ref }: FiguresProps) {
  return (
    <section ref={ref} className={className} aria-label={label}>
      <dl className={css.figures}>{children}</dl>
    </section>
  )
}
