import { getChatSession } from '@potager/domain/chat-session'
import { browseReports, derive } from '@potager/domain/console'
import {
  createReport,
  listReports,
  type Report,
  type ReportDraft,
  reportFilters,
  reportOrder,
  resolveReport,
} from '@potager/domain/report'
import { consoleQueryOf } from '../../query/localList.ts'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { notOffered } from '../failures.ts'
import { browsedOr, withDecided } from './browsed.ts'
import { pagedSource, readsOf } from './pagedSource.ts'

const rules = { filters: reportFilters, ...reportOrder }

/** Reports for react-admin; a session has its own. An update resolves: `resolution`, and `updateDisease`. */
export function reportsAdapter(context: AdapterContext): Adapter<Report> {
  const { api } = context
  // The specification has a list of each state.
  const sources = [false, true].map((resolved) =>
    pagedSource(context, listReports, { resolved }, { resolved: String(resolved) }),
  )
  const list = browsedOr(context, browseReports, readsOf(rules, sources))
  return withDecided({
    ...list,
    references: ['sessionId'],
    getList: async (params, options) => {
      const query = consoleQueryOf(params)
      const { sessionId, ...filter } = query.filter ?? {}
      if (!sessionId) return list.getList(params, options)
      const { reports } = await api.send(getChatSession, sessionId, options)
      return derive(reports, { ...query, filter }, rules)
    },
    create: (draft, options) => api.send(createReport, draft as ReportDraft, options),
    update: async (id, { data: { resolution, updateDisease }, previous }) => {
      if (typeof resolution !== 'string') throw notOffered('PUT')
      const resolved = await api.send(resolveReport, { id, resolution, updateDisease: updateDisease === true })
      return { resolution, ...(resolved.id ? resolved : (previous as Report)), resolved: true }
    },
  })
}
