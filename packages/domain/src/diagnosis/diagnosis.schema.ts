import { z } from 'zod'

/** A diagnosis in an answer: the specification's five keys and, from our server, why (extension). */
export const diagnosisShape = z.object({
  name: z.string(),
  description: z.string(),
  advice: z.string(),
  urgency: z.string(),
  probability: z.number().min(0).max(100).describe('Pour cent'),
  diseaseId: z.string().optional().describe('Maladie de la base (extension)'),
  matched: z.array(z.string()).optional().describe('Symptômes de la maladie reconnus (extension)'),
  missing: z.array(z.string()).optional().describe('Symptômes de la maladie absents de la question (extension)'),
  raceBonus: z.boolean().optional().describe('La race nommée a compté (extension)'),
})
