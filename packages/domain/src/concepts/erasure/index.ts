export * from './customer-export.ts'
export * from './erasure.calls.ts'
export { customerExportText, userExportText } from './export-text.ts'
