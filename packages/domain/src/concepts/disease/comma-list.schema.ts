import { z } from 'zod'
import { diseaseFormMessages } from './disease.messages.ts'
import { splitCommaList } from './symptom-words.ts'

/** An entry of a comma-separated list: a comma inside would split it at the next edit. */
export function oneEntry(text: z.ZodString) {
  return text.refine((value) => !value.includes(','), diseaseFormMessages.entryComma)
}

/** Comma-separated text parsed into entries; a problem with any entry is reported at the field. */
export function typedEntries(entries: z.ZodType<string[]>, message: string) {
  return z
    .string({ error: message })
    .transform(splitCommaList)
    .superRefine((list, context) => {
      const [problem] = entries.safeParse(list).error?.issues ?? []
      if (problem) context.addIssue({ code: 'custom', message: problem.message })
    })
}
