export * from './DetailDialog.tsx'
export * from './ScreenHeading.tsx'
export * from './useLeaveQuestion.tsx'
