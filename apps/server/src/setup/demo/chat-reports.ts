import { diagnosisKey } from '../../api/report/routes.ts'
import type { Queryable } from '../../db/database.ts'
import type { DemoSession } from './chat-sessions.ts'
import { baseChanges, missedFeedbacks, resolutions, vagueFeedbacks } from './chat-texts.ts'
import type { Chance } from './random.ts'

/** A report of the demo, by database column. */
export type DemoReport = {
  id: string
  session_id: string
  feedback: string
  actual_diagnosis: string | null
  actual_key: string | null
  created_at: string
  resolved: boolean
  resolution: string | null
  update_disease: boolean | null
  resolved_at: string | null
  resolved_by: string | null
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Chance that an answer is reported, by its kind: wrong, empty, right. */
const odds = { missed: 0.45, empty: 0.45, right: 0.024 }
/** Chance that a report of this age, in days, is resolved. */
function resolvedOdds(days: number): number {
  if (days > 10) return 0.8
  return days > 3 ? 0.5 : 0.1
}

function chanceOf({ diagnosis: [first], truth }: DemoSession): number {
  if (!first) return odds.empty
  return first.diseaseId === truth.id ? odds.right : odds.missed
}

/** The feedback and the actual diagnosis, which is known in most cases where the answer was wrong. */
function complaint(chance: Chance, { diagnosis: [first], truth }: DemoSession) {
  const missed = first?.diseaseId !== truth.id
  if (!missed || chance.next() < 0.2) return { feedback: chance.pick(vagueFeedbacks), actual: null }
  return { feedback: chance.pick(missedFeedbacks).replace('{name}', truth.name), actual: truth.name }
}

function resolutionOf(chance: Chance, at: number, now: number, moderator: string | null) {
  const resolvedAt = at + chance.whole(2 * HOUR, 6 * DAY)
  const resolved = resolvedAt < now && chance.next() < resolvedOdds((now - at) / DAY)
  const resolution = resolved ? chance.pick(resolutions) : null
  return {
    resolved,
    resolution,
    update_disease: resolution === null ? null : baseChanges.includes(resolution),
    resolved_at: resolved ? new Date(resolvedAt).toISOString() : null,
    resolved_by: resolved ? moderator : null,
  }
}

/** Reports made up to three days after their sessions: mostly of wrong answers, mostly resolved when old. */
export function demoReports(
  chance: Chance,
  sessions: readonly DemoSession[],
  moderator: string | null,
  now: number,
): DemoReport[] {
  return sessions.flatMap((session) => {
    const at = session.createdAt + chance.whole(5 * 60_000, 3 * DAY)
    if (chance.next() >= chanceOf(session) || at >= now) return []
    const { feedback, actual } = complaint(chance, session)
    return {
      id: chance.id(at),
      session_id: session.id,
      feedback,
      actual_diagnosis: actual,
      actual_key: actual === null ? null : diagnosisKey(actual),
      created_at: new Date(at).toISOString(),
      ...resolutionOf(chance, at, now, moderator),
    }
  })
}

/** Stores the reports; their sessions must exist. */
export async function insertReports(tx: Queryable, reports: readonly DemoReport[]): Promise<void> {
  await tx.query(
    `insert into report (id, session_id, session_at, suggested, feedback, actual_diagnosis, actual_key, created_at, resolved,
       resolution, update_disease, resolved_at, resolved_by)
     select r.id, r.session_id, s.created_at, s.top_name, r.feedback, r.actual_diagnosis, r.actual_key, r.created_at,
       r.resolved, r.resolution, r.update_disease, r.resolved_at, r.resolved_by
     from jsonb_to_recordset($1::jsonb) as r(id uuid, session_id uuid, feedback text, actual_diagnosis text,
       actual_key text, created_at timestamptz, resolved boolean, resolution text, update_disease boolean,
       resolved_at timestamptz, resolved_by uuid)
     join chat_session s on s.id = r.session_id`,
    [JSON.stringify(reports)],
  )
}
