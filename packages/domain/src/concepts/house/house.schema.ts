import { z } from 'zod'
import { normalisePhone } from '../../base/format/phone.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { isEmail, readEmail, readText } from '../../base/text/index.ts'
import { version } from '../../base/wire/wire.schema.ts'
import { logoMessages, houseFormMessages as m } from './house.messages.ts'
import { houseLimits } from './house.ts'
import { LOGO_PART, MOST_LOGO_PARTS, refuseAccent } from './look.ts'

const named = (message: string, max: number) =>
  z.string(message).overwrite(readText).min(1, message).max(max, fieldErrors.textMax(max))

/** One rule for each field, for the form, for the server and for its environment. */
export const houseShape = z.object({
  name: named(m.name, houseLimits.name),
  sentence: named(m.sentence, houseLimits.sentence),
  accent: z
    .string(m.accent)
    .overwrite(readText)
    .toUpperCase()
    .superRefine((accent, context) => {
      if (accent === '') return
      if (!/^#[\dA-F]{6}$/.test(accent)) return context.addIssue({ code: 'custom', message: m.accent })
      const refused = refuseAccent(accent)
      if (refused) context.addIssue({ code: 'custom', message: m.unreadable(refused) })
    }),
  email: z
    .string(m.email)
    .overwrite(readEmail)
    .refine((typed) => typed === '' || (typed.length <= houseLimits.email && isEmail(typed)), m.email),
  phone: z
    .string(fieldErrors.phone)
    .overwrite(readText)
    .overwrite((typed) => normalisePhone(typed) ?? typed)
    .refine((typed) => typed === '' || normalisePhone(typed) !== null, fieldErrors.phone),
})

/** Body of the change. */
export const updateHouseBody = houseShape.extend({
  version: version.optional(),
  logo: z
    .array(
      z
        .string(logoMessages.kind)
        .max(LOGO_PART, logoMessages.kind)
        .regex(/^[A-Za-z\d+/]+={0,2}$/, logoMessages.kind),
      logoMessages.kind,
    )
    .min(1, logoMessages.kind)
    .max(MOST_LOGO_PARTS, logoMessages.pngTooBig)
    .nullable()
    .optional()
    .describe('Fichier SVG ou PNG en base64, en morceaux ; null le retire, absent il reste'),
})
