import type { Analytics } from '@potager/domain/analytics'
import { analyticsMessages, analyticsScreenMessages as words } from '@potager/domain/messages'
import { Panel } from '../../../components/chart/index.ts'
import css from './AnalyticsScreen.module.css'

/** Notable findings of the period, each with its rule and its sample. */
export function InsightsPanel({ analytics: { suggestions, period } }: { analytics: Analytics }) {
  return (
    <Panel title={words.insights} note={words.sessionSample(period.sessions)}>
      {suggestions.length === 0 ? (
        <p className={css.none}>{analyticsMessages.nothing}</p>
      ) : (
        <ul className={css.insights}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.rule}>
              <h3 className={css.small}>{words.insight(suggestion.rule)}</h3>
              <p>{analyticsMessages.suggestion(suggestion)}</p>
              <p className={css.rule}>{`${words.rule(suggestion.rule)} · ${words.basis(suggestion.of)}`}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
