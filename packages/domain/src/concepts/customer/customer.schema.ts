import { z } from 'zod'
import { readPhone } from '../../base/format/phone.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { isEmail, readEmail, readName, readText } from '../../base/text/index.ts'
import { version } from '../../base/wire/wire.schema.ts'
import { absentWhenBlank } from '../booking/booking.schema.ts'
import { customerFieldErrors } from './customer.messages.ts'
import { customerLimits } from './customer.ts'
import { customerImportMessages } from './customer-import.messages.ts'
import { customerImportLimits } from './customer-import.ts'

const m = customerFieldErrors
const { fullName, email, note } = customerLimits

const name = z
  .string({ error: m.name })
  .overwrite(readName)
  .min(1, m.name)
  .regex(/\p{L}/u, m.name)
  .max(fullName.max, fieldErrors.textMax(fullName.max))
const emailAddress = z
  .string({ error: m.email })
  .overwrite(readEmail)
  .max(email.max, fieldErrors.textMax(email.max))
  .refine(isEmail, m.email)
/** Written in E.164, so that two spellings of one number are the same. */
export const customerPhone = z
  .string({ error: m.phone })
  .overwrite((typed) => readPhone(typed) ?? typed)
  .refine((digits) => readPhone(digits) !== null, m.phone)
const noteText = z.string().overwrite(readText).max(note.max, fieldErrors.textMax(note.max))

/** Whether a customer can be reached. */
export const isReachable = ({
  email: address,
  phone: number,
}: {
  email?: string | undefined
  phone?: string | undefined
}) => Boolean(address ?? number)
/** What a customer without phone and e-mail is refused with. */
export const unreachable = { path: ['phone'], error: m.contact }

/** The fields of a customer. */
export const customerContents = {
  fullName: name,
  email: absentWhenBlank(emailAddress),
  phone: absentWhenBlank(customerPhone),
  note: absentWhenBlank(noteText),
}

/** The form of a new customer and of its page. */
export const customerForm = z.object(customerContents).refine(isReachable, unreachable)
export type CustomerFormValues = z.input<typeof customerForm>

/** The body of POST /user/customers. */
export const createCustomerBody = z
  .object({
    ...customerContents,
    restaurantId: z.uuid(fieldErrors.restaurantId).optional(),
    confirmed: z.boolean().optional(),
  })
  .refine(isReachable, unreachable)

/** The body of PUT /user/customers/:id. */
export const updateCustomerBody = z
  .object({ ...customerContents, version, confirmed: z.boolean().optional() })
  .refine(isReachable, unreachable)

/** The body of POST /user/customers/:id/merge. */
export const mergeCustomersBody = z.object({ other: z.uuid(fieldErrors.customerId), version, otherVersion: version })

/** One customer of an import: the form's rules, its row in the file and the customer that it completes, if it says. */
export const customerImportRow = z
  .object({
    ...customerContents,
    row: z.int().min(1).max(1_000_000).describe('Place dans le fichier, telle que les personnes la comptent'),
    id: z.uuid(customerImportMessages.file.id).toLowerCase().optional(),
  })
  .refine((row) => row.id !== undefined || isReachable(row), unreachable)
  // What is absent is left out, so that it does not empty what there is.
  .transform(
    (row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Pick<
        typeof row,
        'row' | 'fullName'
      > & { [Key in 'id' | 'email' | 'phone' | 'note']?: string },
  )

/** The body of POST /user/customers/import: compares only, or applies if the comparison still matches `digest`. */
export const importCustomersBody = z.object({
  rows: z.array(customerImportRow).min(1).max(customerImportLimits.rows),
  apply: z.boolean(),
  digest: z.string().max(100).optional().describe('Empreinte de la comparaison acceptée'),
  restaurantId: z.uuid(fieldErrors.restaurantId).optional(),
})
