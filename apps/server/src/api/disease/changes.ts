import type { ChangedField } from '@potager/domain/audit'
import { changedFields } from '../audit/changes.ts'
import type { NewDisease } from './queries.ts'

const fieldsOf = ({ name, urgency, description, symptoms, affectedRaces, advice, prevention }: NewDisease) => ({
  short: { name, urgency },
  long: { description, symptoms, affectedRaces, advice, prevention: prevention ?? '' },
})

/** What an edit of a disease changed. */
export function diseaseChanges(before: NewDisease, after: NewDisease): ChangedField[] {
  return changedFields(fieldsOf(before), fieldsOf(after))
}
