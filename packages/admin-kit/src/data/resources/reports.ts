import { getChatSession } from '@potager/domain/chat-session'
import { browseReports, type ConsoleSort } from '@potager/domain/console'
import {
  createReport,
  listReports,
  type Report,
  type ReportDraft,
  reportFilters,
  resolveReport,
} from '@potager/domain/report'
import { consoleQueryOf } from '../../query/console-query.ts'
import type { Adapter, AdapterContext, ReadAdapter } from '../adapter.ts'
import { derive } from '../derive.ts'
import { notOffered } from '../failures.ts'
import { browsedOr } from './browsed.ts'
import { withDecided } from './decided.ts'
import { findIn, listFrom, type PagedList, pagedSource } from './pagedSource.ts'

/** Reports, the newest first. */
const reportList: PagedList<Report, ConsoleSort<'reports'>> = {
  filters: reportFilters,
  sorts: { createdAt: ({ createdAt }) => createdAt, resolved: ({ resolved }) => resolved },
  sort: 'createdAt',
  direction: 'desc',
}

function listed(context: AdapterContext): ReadAdapter<Report> {
  const open = pagedSource(context, listReports, { resolved: false })
  const done = pagedSource(context, listReports, { resolved: true })
  return browsedOr(context, browseReports, {
    getList: (params, options) => {
      const { filter: { resolved, ...filter } = {}, ...query } = consoleQueryOf(params)
      // The specification has a list of each state, which filters by itself.
      const sources = resolved === undefined ? [open, done] : [resolved === 'true' ? done : open]
      return listFrom(sources, reportList, { ...query, filter }, options)
    },
    getOne: (id, options) => findIn([open, done], id, options),
  })
}

/** Reports for react-admin; a session has its own. An update resolves: `resolution`, and `updateDisease`. */
export function reportsAdapter(context: AdapterContext): Adapter<Report> {
  const { api } = context
  const list = listed(context)
  return withDecided({
    ...list,
    references: ['sessionId'],
    getList: async (params, options) => {
      const query = consoleQueryOf(params)
      const { sessionId, ...filter } = query.filter ?? {}
      if (!sessionId) return list.getList(params, options)
      const { reports } = await api.send(getChatSession, sessionId, options)
      return derive(reports, { ...query, filter }, reportList)
    },
    create: (draft, options) => api.send(createReport, draft as ReportDraft, options),
    update: async (id, { data: { resolution, updateDisease }, previous }) => {
      if (typeof resolution !== 'string') throw notOffered('PUT')
      const resolved = await api.send(resolveReport, { id, resolution, updateDisease: updateDisease === true })
      return { resolution, ...(resolved.id ? resolved : (previous as Report)), resolved: true }
    },
  })
}
