import { z } from 'zod'
import { diagnosisMessages } from '../../base/messages/diagnosis.ts'
import { diseaseLimits } from '../disease/index.ts'

const m = diagnosisMessages
const { entry, entries } = diseaseLimits
const text = (message: string) => z.string({ error: message }).trim().min(1, message).max(entry.max, m.max(entry.max))

/** What the chatbot is asked: at least one symptom, and a breed. */
export const questionShape = z.object({
  symptoms: z
    .array(text(m.symptoms), { error: m.symptoms })
    .min(1, m.symptoms)
    .max(entries.max, m.maxEntries(entries.max)),
  race: text(m.race),
})

/** A diagnosis in an answer: the specification's five keys and, from our server, why (extension). */
export const diagnosisShape = z.object({
  name: z.string(),
  description: z.string(),
  advice: z.string(),
  urgency: z.string(),
  probability: z.number().min(0).max(100).describe('Pour cent'),
  diseaseId: z.string().optional().describe('Maladie de la base (extension)'),
  matched: z.array(z.string()).optional().describe('Symptômes de la maladie reconnus (extension)'),
  partly: z.array(z.string()).optional().describe('Parmi eux, ceux reconnus en partie seulement (extension)'),
  missing: z.array(z.string()).optional().describe('Symptômes de la maladie absents de la question (extension)'),
  raceBonus: z.boolean().optional().describe('La race nommée a compté (extension)'),
})
