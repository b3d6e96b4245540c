export * from './console-paths.ts'
export {
  ALL_RESTAURANTS,
  type ConsoleName,
  consoleNames,
  isAdminPath,
  isInternalPath,
  paths,
  sessionEndedPath,
  waitingPaths,
} from './paths.ts'
