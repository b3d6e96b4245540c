import { consoleMessages as words } from '@potager/domain/messages'
import type { Report } from '@potager/domain/report'
import { Button } from '@potager/ui/button'
import { ResolutionDialog } from '@potager/ui/report'
import { useResolution } from '../../pages/report/useResolution.ts'

/** Resolves a report from its record page, with the required comment. */
export function ResolveReport({ row }: { row: Report }) {
  const { open, dialog } = useResolution()
  return (
    <>
      {!row.resolved && (
        <Button variant="outlined" onClick={() => open(row)}>
          {words.actions.resolve}
        </Button>
      )}
      <ResolutionDialog {...dialog} />
    </>
  )
}
