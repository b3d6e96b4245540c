import { z } from 'zod'
import { readText } from '../../base/text/index.ts'
import { version } from '../../base/wire/wire.schema.ts'
import { oneEntry, typedEntries } from '../disease/comma-list.schema.ts'
import { wordsKey } from '../disease/index.ts'
import { signFormMessages as m } from './sign.messages.ts'
import { signLimits } from './sign.ts'

/** Text with at least one meaningful word. */
const text = (message: string, { max }: { max: number }) =>
  z
    .string({ error: message })
    .overwrite(readText)
    .min(1, message)
    .max(max, m.max(max))
    .refine((value) => value === '' || wordsKey(value) !== '', m.unreadable)

const name = text(m.name, signLimits.name)
const words = z
  .array(oneEntry(text(m.entry, signLimits.entry)), { error: m.words })
  .min(1, m.words)
  .max(signLimits.entries.max, m.maxEntries(signLimits.entries.max))

/** The body of POST /admin/chatbot/signs. */
export const createSignBody = z.object({ name, words })

/** The body of PUT /admin/chatbot/signs/:id, over the version that was read. */
export const updateSignBody = createSignBody.extend({ version })

/** The form of a sign: the owners' words typed with commas, parsed into a list. */
export const signForm = z.object({ name, words: typedEntries(words, m.words) })
export type SignFormValues = z.input<typeof signForm>
