import type { Queryable } from '../../db/database.ts'
import { findDayPosition, withinDays } from '../chat-session/day-position.ts'

/** A report as the database returns it. */
export type ReportRow = {
  id: string
  sessionId: string
  feedback: string
  actualDiagnosis: string | null
  createdAt: Date
  resolved: boolean
  resolution: string | null
  suggestedDiagnosis: string | null
  updateDisease: boolean | null
  resolvedAt: Date | null
}

const columns = `r.id, r.session_id as "sessionId", r.feedback, r.actual_diagnosis as "actualDiagnosis",
  r.created_at as "createdAt", r.resolved, r.resolution, r.suggested as "suggestedDiagnosis",
  r.update_disease as "updateDisease", r.resolved_at as "resolvedAt"`

/** One page of the resolved or the unresolved reports, newest first, with the exact total. */
export async function findReportPage(
  db: Queryable,
  { resolved, page, size }: { resolved: boolean; page: number; size: number },
): Promise<{ total: number; rows: ReportRow[] }> {
  const counts = {
    sql: 'select day, reports as rows from report_rollup where resolved = $1::boolean',
    params: [resolved],
  }
  const { total, from, to, skip } = await findDayPosition(db, counts, { page, size })
  if (from === '') return { total, rows: [] }
  const rows = await db.query<ReportRow>(
    `select ${columns} from report r
     where r.resolved = $1::boolean and ${withinDays('r.created_at', '$2', '$3')}
     order by r.created_at desc, r.id desc limit $4::int offset $5::int`,
    [resolved, from, to, size, skip],
  )
  return { total, rows }
}

/** The reports about these sessions, oldest first. */
export function findReportsOf(db: Queryable, sessionIds: readonly string[]): Promise<ReportRow[]> {
  return db.query<ReportRow>(
    `select ${columns} from report r where r.session_id = any($1::uuid[]) order by r.created_at, r.id`,
    [sessionIds],
  )
}

/** The reports with these ids. */
export function findReports(db: Queryable, ids: readonly string[]): Promise<ReportRow[]> {
  return db.query<ReportRow>(`select ${columns} from report r where r.id = any($1::uuid[])`, [ids])
}

/** One report, locked until the transaction ends on request; undefined when there is none. */
export async function findReport(
  db: Queryable,
  id: string,
  lock: '' | 'for update' = '',
): Promise<ReportRow | undefined> {
  const [row] = await db.query<ReportRow>(`select ${columns} from report r where r.id = $1 ${lock}`, [id])
  return row
}

/** Stores a report; false when there is no such session. */
export async function insertReport(
  db: Queryable,
  report: { id: string; sessionId: string; feedback: string; actualDiagnosis: string | null; actualKey: string | null },
): Promise<boolean> {
  const inserted = await db.query(
    `insert into report (id, session_id, session_at, suggested, feedback, actual_diagnosis, actual_key)
     select $1::uuid, s.id, s.created_at, s.top_name, $3::text, $4::text, $5::text
     from chat_session s where s.id = $2::uuid
     returning 1 as inserted`,
    [report.id, report.sessionId, report.feedback, report.actualDiagnosis, report.actualKey],
  )
  return inserted.length > 0
}

/** Writes the resolution of a report. */
export async function writeResolution(
  db: Queryable,
  { id, resolution, updateDisease, by }: { id: string; resolution: string; updateDisease: boolean; by: string },
): Promise<void> {
  await db.query(
    `update report set resolved = true, resolution = $2, update_disease = $3, resolved_at = now(), resolved_by = $4
     where id = $1`,
    [id, resolution, updateDisease, by],
  )
}
