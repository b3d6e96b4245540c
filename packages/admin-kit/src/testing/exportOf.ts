import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { csvFile } from '../export/useExport.ts'
import { columnsOf, exportColumns } from '../list/column.ts'

/** The CSV file of some records, by the columns of a table. */
export function exportOf(columns: ReactNode, records: readonly object[]): string {
  const named = columnsOf(columns).map((column) => ({ ...column, label: column.label ?? column.source }))
  return csvFile(exportColumns(named, 'Référence')).write(records as readonly RaRecord[])
}
