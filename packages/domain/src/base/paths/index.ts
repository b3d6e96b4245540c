export * from './console-paths.ts'
export {
  type ConsoleName,
  consoleNames,
  isAdminPath,
  isInternalPath,
  paths,
  sessionEndedPath,
} from './paths.ts'
