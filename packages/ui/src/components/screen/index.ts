export * from './DetailDialog.tsx'
export * from './ScreenHeading.tsx'
export { useKeptFocus } from './useKeptFocus.ts'
export * from './useLeaveQuestion.tsx'
