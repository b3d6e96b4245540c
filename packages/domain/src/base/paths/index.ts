export * from './console-paths.ts'
export {
  beginnings,
  type ConsoleName,
  consoleNames,
  isAdminPath,
  isInternalPath,
  paths,
  sessionEndedPath,
} from './paths.ts'
