export { dialogInFront } from './dialog-in-front.ts'
export * from './dialogs.tsx'
export * from './FailedRows.tsx'
export * from './states.tsx'
