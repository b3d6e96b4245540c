import { failureOf } from '@potager/admin-kit/data'
import { csvFile, useExport } from '@potager/admin-kit/export'
import { reportScreenMessages as words } from '@potager/domain/messages'
import { listReports, matchesReportFilter } from '@potager/domain/report'
import { ReportsScreen, ResolutionDialog } from '@potager/ui/report'
import { useAddress, useLastPage } from '../../platform/list/address.ts'
import { AssistantOrigin } from '../../platform/navigation/origins.tsx'
import { api } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { OpenSession } from '../chat-session/OpenSession.tsx'
import { openTab, reportAddress } from './reportAddress.ts'
import { reportColumns, useReportFigures, useReports } from './useReports.ts'
import { useResolution } from './useResolution.ts'

const EXPORT_PAGE = 100

/** « Gestion des Signalements »: tab, filter, page and open session are in the URL. */
export function ReportsPage() {
  const [address, go] = useAddress(reportAddress)
  const { resolved, filter, page, session } = address
  const { error, refetch, settled, reports, ...shown } = useReports(address)
  const figures = useReportFigures()
  const resolution = useResolution()
  const exporting = useExport({
    name: words.fileName(resolved),
    file: csvFile(reportColumns),
    read: (wanted, signal) => api.send(listReports, { resolved, page: wanted, size: EXPORT_PAGE }, { signal }),
    keep: (report) => matchesReportFilter(report, filter),
    nothing: words.nothingToExport,
  })
  const leaving = useLastPage(page, settled ? shown.totalPages : null, (last) => go({ page: last }, { replace: true }))

  return (
    <>
      <ReportsScreen
        {...shown}
        reports={leaving ? null : reports}
        figures={figures.figures}
        resolved={resolved}
        page={page}
        filter={filter}
        failure={failureOf(error)}
        exporting={exporting.progress}
        now={useNow()}
        origin={<AssistantOrigin />}
        onTab={(next) => go(openTab(address, next))}
        onFilter={(next) => go({ filter: next, page: 0 }, { replace: true })}
        onPage={(next) => go({ page: next })}
        onRefresh={() => {
          refetch()
          figures.refetch()
        }}
        onSession={(id) => go({ session: id })}
        onResolve={resolution.open}
        onExport={exporting.start}
        onStopExport={exporting.stop}
      />
      <OpenSession id={session} onClose={() => go({ session: null }, { replace: true })} />
      <ResolutionDialog {...resolution.dialog} />
    </>
  )
}
