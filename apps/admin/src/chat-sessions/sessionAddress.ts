import type { SessionFilter } from '@potager/domain/chat-session'

const names = { race: 'race', from: 'du', to: 'au' } as const
const REPORTS = 'signalements'

/** The filter that an address says. */
export function readSessionFilter(params: URLSearchParams): SessionFilter {
  const filter: SessionFilter = {}
  for (const key of ['race', 'from', 'to'] as const) {
    const value = params.get(names[key])
    if (value) filter[key] = value
  }
  const reports = params.get(REPORTS)
  return reports === 'avec' || reports === 'sans' ? { ...filter, hasReports: reports === 'avec' } : filter
}

/** A filter as an address says it. */
export function writeSessionFilter({ hasReports, ...texts }: SessionFilter): Record<string, string> {
  const written = (['race', 'from', 'to'] as const).flatMap((key) => (texts[key] ? [[names[key], texts[key]]] : []))
  return {
    ...Object.fromEntries(written),
    ...(hasReports === undefined ? {} : { [REPORTS]: hasReports ? 'avec' : 'sans' }),
  }
}
