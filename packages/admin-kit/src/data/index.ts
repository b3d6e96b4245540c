export { type ReadProgress, type RowsRead, readPages } from '@potager/domain/api'
export { type Abilities, abilitiesWith } from '@potager/domain/capability'
export { type Coverage, orSpecified } from './adapter.ts'
export {
  askedPages,
  type ConsoleDataProvider,
  createDataProvider,
  fewAtATime,
  type ProviderDependencies,
  useProvider,
} from './dataProvider.ts'
export {
  apiErrorOf,
  type FailedRow,
  failureOf,
  isGone,
  isReadFailure,
  PartlyFailed,
  PartMissing,
  reasonOf,
  refusalOf,
  shouldRetry,
} from './failures.ts'
export {
  type ApiQueryOptions,
  apiQuery,
  createQueryClient,
  keyOf,
  type Reading,
  readAgainAfterChange,
  readAgainAfterWrite,
  readingKey,
} from './queries.ts'
export { useLoadedWrites } from './useLoadedWrites.ts'
