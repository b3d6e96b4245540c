import { type Frequency, TOP_TERMS } from '@potager/domain/analytics'
import { formatPercent } from '@potager/domain/format'
import { chatbotDashboardMessages as words } from '@potager/domain/messages'
import { Panel } from '../../../components/chart/index.ts'
import { ListSkeleton } from '../../../components/feedback/index.ts'
import css from './TopTerms.module.css'

/** `terms` are null while they are read, and where reading them `failed`. */
export type TopTermsProps = {
  title: string
  terms: readonly Frequency[] | null
  sinceStart: boolean
  failed?: boolean | undefined
}

/** The five most frequent terms, each with a bar; without a percentage, only the count. */
export function TopTerms({ title, terms, sinceStart, failed = false }: TopTermsProps) {
  const note = sinceStart ? words.sinceStart : undefined
  return (
    <Panel title={title} note={note}>
      {!terms && (failed ? <p className={css.none}>{words.unread}</p> : <ListSkeleton rows={TOP_TERMS} />)}
      {terms?.length === 0 && <p className={css.none}>{words.noTerms}</p>}
      {terms && terms.length > 0 && (
        <ol className={css.terms}>
          {terms.slice(0, TOP_TERMS).map(({ name, count, percentage }) => (
            <li key={name}>
              <span className={css.name}>{name}</span>
              <span className={css.count}>{words.times(count)}</span>
              <span className={css.share}>{formatPercent(percentage)}</span>
              <span className={css.track} aria-hidden="true">
                <span style={{ inlineSize: `${Math.max(0, Math.min(100, percentage ?? 0))}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
