import { z } from 'zod'
import { diseaseFormMessages } from '../../base/messages/disease.ts'
import { splitCommaList } from './comma-list.ts'

/** An entry of a list that a form joins and splits at commas: with one of its own it would be two at the next edit. */
export function oneEntry(text: z.ZodString) {
  return text.refine((value) => !value.includes(','), diseaseFormMessages.entryComma)
}

/** Comma-separated text that becomes entries; what is wrong with any of them is told at the field. */
export function typedEntries(entries: z.ZodType<string[]>, message: string) {
  return z
    .string({ error: message })
    .transform(splitCommaList)
    .superRefine((list, context) => {
      const [problem] = entries.safeParse(list).error?.issues ?? []
      if (problem) context.addIssue({ code: 'custom', message: problem.message })
    })
}
