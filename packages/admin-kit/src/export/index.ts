export { type CsvColumn, csvOf, downloadBlob, downloadCsv, downloadText, slugOf } from './csv.ts'
export { csvFile, type ExportedRows, type ExportRequest, exportRows, type FileKind } from './exportRows.ts'
export { useExport } from './useExport.ts'
