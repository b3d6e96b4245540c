export * from './DetailDialog.tsx'
export * from './ScreenHeading.tsx'
