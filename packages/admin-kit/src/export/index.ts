export * from './csv.ts'
export { type ExportedRows, type ExportRequest, exportRows, useExport } from './useExport.ts'
