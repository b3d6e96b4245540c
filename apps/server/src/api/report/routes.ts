import type { contract } from '@potager/domain/contract'
import { reportFormMessages, reportMessages } from '@potager/domain/messages'
import { foldWords } from '@potager/domain/text'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import { pageAnswer, type WireTimes } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { findDayPosition, withinDays } from '../chat-session/queries.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { alertOfReports } from '../outbox/chatbot.ts'
import type { Handlers, Services } from '../serve.ts'

/** A report as the database returns it. */
type ReportRow = {
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
async function findReportPage(
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
async function findReport(db: Queryable, id: string, lock: '' | 'for update' = ''): Promise<ReportRow | undefined> {
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
async function writeResolution(
  db: Queryable,
  { id, resolution, updateDisease, by }: { id: string; resolution: string; updateDisease: boolean; by: string },
): Promise<void> {
  await db.query(
    `update report set resolved = true, resolution = $2, update_disease = $3, resolved_at = now(), resolved_by = $4
     where id = $1`,
    [id, resolution, updateDisease, by],
  )
}

type WireReport = z.input<typeof contract.report.resolveReport.response>

/** A key shared by all spellings of a diagnosis. */
export function diagnosisKey(name: string): string {
  return foldWords(name) || name
}

/** A report in wire format; absent values are left out. */
export function wireReport({ instant }: WireTimes, row: ReportRow): WireReport {
  const { actualDiagnosis, createdAt, resolution, suggestedDiagnosis, updateDisease, resolvedAt, ...rest } = row
  return {
    ...rest,
    createdAt: instant(createdAt.getTime()),
    ...(actualDiagnosis === null ? {} : { actualDiagnosis }),
    ...(resolution === null ? {} : { resolution }),
    ...(suggestedDiagnosis === null ? {} : { suggestedDiagnosis }),
    ...(updateDisease === null ? {} : { updateDisease }),
    ...(resolvedAt === null ? {} : { resolvedAt: instant(resolvedAt.getTime()) }),
  }
}

/** Reports of wrong answers: anyone signed in reads, creates and resolves them. */
export function reportHandlers({ db, wire }: Services): Handlers<typeof contract.report> {
  async function readReport(from: Queryable, id: string): Promise<WireReport> {
    const row = await findReport(from, id)
    if (!row) throw notFound(reportMessages.unknown)
    return wireReport(wire, row)
  }

  return {
    listReports: async ({ query }) => {
      const { total, rows } = await findReportPage(db, query)
      return pageAnswer(
        rows.map((row) => wireReport(wire, row)),
        total,
        query,
      )
    },

    // The row lock serialises simultaneous resolutions: the second one sees the first.
    resolveReport: ({ caller, params: { id }, body }) =>
      db.transaction(async (tx) => {
        const report = await findReport(tx, id, 'for update')
        if (!report) throw notFound(reportMessages.unknown)
        if (report.resolved) throw conflict(reportMessages.alreadyResolved)
        await writeResolution(tx, { id, ...body, by: caller.accountId })
        const subject = { resource: 'report', resourceId: id } as const
        await recordAudit(tx, caller, { action: 'resolveReport', ...subject, from: 'PENDING', to: 'RESOLVED' })
        return readReport(tx, id)
      }),

    createReport: ({ body: { sessionId, feedback, actualDiagnosis = null }, once }) =>
      once(async (tx) => {
        const id = newId()
        const actualKey = actualDiagnosis === null ? null : diagnosisKey(actualDiagnosis)
        if (!(await insertReport(tx, { id, sessionId, feedback, actualDiagnosis, actualKey })))
          throw invalid({ sessionId: reportFormMessages.session })
        await alertOfReports(tx, await findChatbotSettings(tx), Date.now())
        return readReport(tx, id)
      }),
  }
}
