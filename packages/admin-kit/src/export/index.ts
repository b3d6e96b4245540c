export {
  type CsvColumn,
  csvFile,
  downloadBlob,
  downloadText,
  type ExportedRows,
  type ExportRequest,
  exportRows,
  type FileKind,
  slugOf,
  useExport,
} from './useExport.ts'
