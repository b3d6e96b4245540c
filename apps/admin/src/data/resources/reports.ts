import { getChatSession } from '@potager/domain/chat-session'
import { browseReports } from '@potager/domain/console'
import { createReport, type Report, type ReportDraft, resolveReport } from '@potager/domain/report'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { consoleQueryOf } from '../console-query.ts'
import { derive } from '../derive.ts'
import { notOffered } from '../notOffered.ts'
import { browsed } from './browsed.ts'
import { reportRules } from './reportRules.ts'

/** Reports for react-admin; a session has its own. An update resolves: `resolution`, and `updateDisease`. */
export function reportsAdapter(context: AdapterContext): Adapter<Report> {
  const { api } = context
  const list = browsed(context, browseReports)
  return {
    ...list,
    references: ['sessionId'],
    getList: async (params, options) => {
      const query = consoleQueryOf(params)
      const { sessionId, ...filter } = query.filter ?? {}
      if (!sessionId) return list.getList(params, options)
      const { reports } = await api.send(getChatSession, sessionId, options)
      return derive(reports, { ...query, filter }, reportRules)
    },
    create: (draft, options) => api.send(createReport, draft as ReportDraft, options),
    update: async (id, { data: { resolution, updateDisease } }) => {
      if (typeof resolution !== 'string') throw notOffered('PUT')
      return api.send(resolveReport, { id, resolution, updateDisease: updateDisease === true })
    },
  }
}
