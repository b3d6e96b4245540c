import { call } from '../../base/api/call.ts'
import { type Paged, readPaged } from '../../base/wire/index.ts'
import { REPORT_PAGE_SIZE, type Report, type ReportDraft, readReport } from './report.ts'

/** A page of reports, newest first, unresolved by default; pages start at 0. */
export const listReports = call({
  name: 'listReports',
  resource: 'reports',
  method: 'GET',
  path: '/admin/chatbot/reports',
  access: 'staff',
  request: ({
    resolved = false,
    page,
    size = REPORT_PAGE_SIZE,
  }: {
    resolved?: boolean
    page: number
    size?: number
  }) => ({
    query: { resolved, page, size },
  }),
  response: (body, { page, size = REPORT_PAGE_SIZE }): Paged<Report> => readPaged(body, readReport, { page, size }),
})

/** Resolves a report for good; 404 when there is none, 409 when it is already resolved. */
export const resolveReport = call({
  name: 'resolveReport',
  resource: 'reports',
  method: 'PUT',
  path: '/admin/chatbot/reports/:id/resolve',
  access: 'staff',
  request: ({ id, resolution, updateDisease }: { id: string; resolution: string; updateDisease: boolean }) => ({
    params: { id },
    body: { resolution: resolution.trim(), updateDisease },
  }),
  response: readReport,
})

/** Reports a wrong answer (extension); a blank diagnosis is left out (T17). */
export const createReport = call({
  name: 'createReport',
  resource: 'reports',
  method: 'POST',
  path: '/admin/chatbot/reports',
  access: 'staff',
  extension: true,
  creates: true,
  request: ({ sessionId, feedback, actualDiagnosis = '' }: ReportDraft) => ({
    body: {
      sessionId,
      feedback: feedback.trim(),
      ...(actualDiagnosis.trim() ? { actualDiagnosis: actualDiagnosis.trim() } : {}),
    },
  }),
  response: readReport,
})
