import type { ChatSession } from '@potager/domain/chat-session'
import { formatInstant, formatRelative, shortId } from '@potager/domain/format'
import { chatSessionScreenMessages as words } from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { Button } from '../../../components/button/index.ts'
import { StatusChip } from '../../../components/list/index.ts'
import { RaceMark } from './RaceMark.tsx'
import css from './SessionRow.module.css'

const SHOWN = 3

export type SessionRowProps = { session: ChatSession; now: Instant; onOpen: (id: string) => void }

/** A question to the chatbot, on one line if there is room. */
export function SessionRow({ session, now, onOpen }: SessionRowProps) {
  const { id, race, symptoms, createdAt, hasReports } = session
  const distinct = [...new Set(symptoms)]
  return (
    <li className={css.row}>
      <span className={css.head}>
        <span className={css.id}>{`#${shortId(id)}`}</span>
        {hasReports && <StatusChip tone="warning" label={words.reported} />}
      </span>
      <span className={css.race}>
        <RaceMark race={race} />
        <span>{race || words.noRace}</span>
      </span>
      <span className={css.symptoms}>
        {distinct.slice(0, SHOWN).map((symptom) => (
          <span key={symptom}>{symptom}</span>
        ))}
        {distinct.length > SHOWN && <span className={css.more}>{words.more(distinct.length - SHOWN)}</span>}
      </span>
      <span className={css.date} title={formatInstant(createdAt)}>
        {formatRelative(createdAt, now)}
      </span>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={words.detailOf(shortId(id))}
        onClick={() => onOpen(id)}
      >
        {words.detail}
      </Button>
    </li>
  )
}
