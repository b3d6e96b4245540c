export type {
  Action,
  AnyRow,
  Column,
  Description,
  DescriptionContext,
  Filter,
  FilterFieldProps,
  ListCall,
  OwnQuestionProps,
  Relation,
} from './description.ts'
export { historyEntry } from './history.ts'
export { offered } from './offered.ts'
export { RecordLink } from './RecordLink.tsx'
