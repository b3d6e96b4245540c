import { z } from 'zod'
import { readText } from '../../base/text/index.ts'
import { oneEntry, typedEntries } from './comma-list.schema.ts'
import { diseaseFormMessages } from './disease.messages.ts'
import { diseaseLimits, urgencies } from './disease.ts'
import { diseaseImportMessages } from './disease-import.messages.ts'
import { diseaseImportLimits } from './disease-import.ts'

const m = diseaseFormMessages

function required(message: string, { max }: { max: number }) {
  return z.string({ error: message }).overwrite(readText).min(1, message).max(max, m.max(max))
}

function entries(message: string) {
  const { entry, entries: count } = diseaseLimits
  const one = oneEntry(required(m.entry, entry))
  return z.array(one, { error: message }).min(1, message).max(count.max, m.maxEntries(count.max))
}

const common = {
  name: required(m.name, diseaseLimits.name),
  description: required(m.description, diseaseLimits.description),
  urgency: z.enum(urgencies, { error: m.urgency }),
  advice: required(m.advice, diseaseLimits.advice),
}
const prevention = z
  .string({ error: m.prevention })
  .overwrite(readText)
  .max(diseaseLimits.prevention.max, m.max(diseaseLimits.prevention.max))

/** The creation and edit form: symptoms and breeds typed with commas, parsed into lists. */
export const diseaseForm = z.object({
  ...common,
  prevention,
  symptoms: typedEntries(entries(m.symptoms), m.symptoms),
  affectedRaces: typedEntries(entries(m.affectedRaces), m.affectedRaces),
})
export type DiseaseFormValues = z.input<typeof diseaseForm>

/** Initial values of the form. */
export const newDisease: DiseaseFormValues = {
  name: '',
  description: '',
  urgency: 'LOW',
  advice: '',
  prevention: '',
  symptoms: '',
  affectedRaces: '',
}

/** The body of POST and PUT /admin/chatbot/diseases; a blank prevention is none. */
export const diseaseBody = z.object({
  ...common,
  prevention: prevention.optional().transform((text) => text || undefined),
  symptoms: entries(m.symptoms),
  affectedRaces: entries(m.affectedRaces),
})

/** One disease of an import: the form's rules, its row in the file and the disease that it replaces, if any. */
export const importRow = diseaseBody
  .extend({
    row: z.int().min(1).max(1_000_000).describe('Place dans le fichier, telle que les personnes la comptent'),
    id: z.uuid(diseaseImportMessages.file.id).optional(),
  })
  .transform(({ id, prevention: text, ...row }) => ({
    ...row,
    ...(id === undefined ? {} : { id }),
    ...(text === undefined ? {} : { prevention: text }),
  }))

/**
 * The body of POST /admin/chatbot/diseases/import: compares only, or applies if the comparison still matches `digest`.
 */
export const importBody = z.object({
  rows: z.array(importRow).min(1).max(diseaseImportLimits.rows),
  apply: z.boolean(),
  digest: z.string().max(100).optional().describe('Empreinte de la comparaison acceptée'),
})
