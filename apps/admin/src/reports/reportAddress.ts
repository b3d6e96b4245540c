import type { ReportFilter } from '@potager/domain/report'
import { readPage } from '../lists/listPage.ts'

const names = { search: 'recherche', from: 'du', to: 'au' } as const
const keys = ['search', 'from', 'to'] as const

/** What an address says of the reports to show: the tab, the filter, the page (from 0) and the session that is open. */
export type ReportAddress = { resolved: boolean; filter: ReportFilter; page: number; session: string | null }

/** Reads an address; unresolved reports unless it says otherwise (SPEC §4). */
export function readReportAddress(params: URLSearchParams): ReportAddress {
  const filter: ReportFilter = {}
  for (const key of keys) {
    const value = params.get(names[key])
    if (value) filter[key] = value
  }
  return {
    resolved: params.get('etat') === 'resolus',
    filter,
    page: readPage(params),
    session: params.get('session'),
  }
}

/** The first page of a tab, with the same filter (SPEC §2). */
export function openTab({ filter }: ReportAddress, resolved: boolean): ReportAddress {
  return { resolved, filter, page: 0, session: null }
}

/** Writes an address: what is as it starts is left out. */
export function writeReportAddress({ resolved, filter, page, session }: ReportAddress): Record<string, string> {
  return {
    ...(resolved ? { etat: 'resolus' } : {}),
    ...Object.fromEntries(keys.flatMap((key) => (filter[key] ? [[names[key], filter[key]]] : []))),
    ...(page > 0 ? { page: String(page + 1) } : {}),
    ...(session ? { session } : {}),
  }
}
