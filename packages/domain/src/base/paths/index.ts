export * from './console-paths.ts'
export {
  ALL_RESTAURANTS,
  type ConsoleName,
  consoleNames,
  isAdminPath,
  isInternalPath,
  PLANNER_QUERY,
  paths,
  sessionEndedPath,
  waitingPaths,
} from './paths.ts'
