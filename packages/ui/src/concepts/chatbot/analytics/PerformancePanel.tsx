import type { PerformanceStats } from '@potager/domain/analytics'
import { formatCount, formatPercent } from '@potager/domain/format'
import { analyticsScreenMessages as words } from '@potager/domain/messages'
import { Panel } from '../../../components/chart/index.ts'
import { ErrorState, ListSkeleton } from '../../../components/feedback/index.ts'
import facts from '../facts.module.css'
import css from './AnalyticsScreen.module.css'

export type PerformancePanelProps = {
  /** The server's all-time figures; null while loading. */
  performance: PerformanceStats | null
  failure?: string | null | undefined
  onRetry: () => void
}

const countOf = (count: number | null) => (count === null ? '--' : formatCount(count))

/** The chatbot's performance as the server reports it; « -- » for missing figures. */
export function PerformancePanel({ performance, failure, onRetry }: PerformancePanelProps) {
  return (
    <Panel title={words.performance} note={words.performanceScope(performance?.since ?? null)}>
      {failure && <ErrorState message={failure} onRetry={onRetry} />}
      {!performance && !failure && <ListSkeleton rows={4} />}
      {performance && (
        <>
          <dl className={facts.facts}>
            <dt>{words.totalDiagnoses}</dt>
            <dd>{countOf(performance.totalDiagnoses)}</dd>
            <dt>{words.reportedErrors}</dt>
            <dd>{countOf(performance.reportedErrors)}</dd>
            <dt>{words.successRate}</dt>
            <dd>{formatPercent(performance.accuracyRate)}</dd>
          </dl>
          <h3 className={css.small}>{words.suggestions}</h3>
          {performance.suggestionsSince !== undefined && (
            <p className={css.none}>{words.suggestionScope(performance.suggestionsSince)}</p>
          )}
          {performance.improvementSuggestions.length === 0 ? (
            <p className={css.none}>{words.noSuggestions}</p>
          ) : (
            <ul className={css.suggestions}>
              {performance.improvementSuggestions.map((suggestion) => (
                <li key={suggestion}>{suggestion}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </Panel>
  )
}
