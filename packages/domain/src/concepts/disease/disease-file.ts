import { toCsv } from '../../base/format/csv.ts'
import { diseaseFieldLabels } from '../../base/messages/fields.ts'
import { urgencyLabels } from './disease.messages.ts'
import { type Disease, urgencies } from './disease.ts'
import { diseaseFields } from './disease-import.ts'
import { joinCommaList } from './symptom-words.ts'

/** Columns of a disease file, in its order. */
export const diseaseColumns = ['id', ...diseaseFields] as const

function urgencyText(urgency: string): string {
  const known = urgencies.find((one) => one === urgency)
  return known ? urgencyLabels[known] : urgency
}

/** The disease base as CSV; lists with commas, like in the form. */
export function diseasesToCsv(diseases: readonly Disease[]): string {
  return toCsv(
    diseaseColumns.map((column) => diseaseFieldLabels[column]),
    diseases.map((disease) => [
      disease.id,
      disease.name,
      urgencyText(disease.urgency),
      disease.description,
      joinCommaList(disease.symptoms),
      joinCommaList(disease.affectedRaces),
      disease.advice,
      disease.prevention ?? '',
    ]),
  )
}

/** The disease base as JSON: a list with the wire's keys. */
export function diseasesToJson(diseases: readonly Disease[]): string {
  return `${JSON.stringify(
    diseases.map(({ version: _, ...disease }) => disease),
    null,
    2,
  )}\n`
}
