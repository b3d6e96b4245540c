import type { SessionStats } from '@potager/domain/chat-session'
import { abbreviate } from '@potager/domain/format'
import { chatSessionScreenMessages as words } from '@potager/domain/messages'
import { StatCard } from '../../../components/list/index.ts'
import css from './ChatSessionsScreen.module.css'
import { RaceMark } from './RaceMark.tsx'

const figure = (count: number | null) => (count === null ? '--' : abbreviate(count))

/** The four figures over all sessions; '--' where the server has none, null while loading. */
export function SessionFigures({ stats }: { stats: SessionStats | null }) {
  const race = stats?.mostPopularRace
  return (
    <section aria-label={words.figures} className={css.figures}>
      <StatCard label={words.totalSessions} value={stats && figure(stats.totalSessions)} />
      <StatCard label={words.todaySessions} value={stats && figure(stats.todaySessions)} />
      <StatCard label={words.average} value={stats && figure(stats.avgPerDay)} hint={words.averageHint} />
      <StatCard
        label={words.race}
        value={stats && (race ?? '--')}
        {...(race ? { mark: <RaceMark race={race} /> } : {})}
      />
    </section>
  )
}
