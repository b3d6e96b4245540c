import type { contract } from '@potager/domain/contract'
import { reportFormMessages, reportMessages } from '@potager/domain/messages'
import { foldWords } from '@potager/domain/text'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { pageAnswer, type WireTimes } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { alertOfReports } from '../outbox/chatbot.ts'
import { conflict, invalid, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { findReport, findReportPage, insertReport, type ReportRow, writeResolution } from './queries.ts'

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
