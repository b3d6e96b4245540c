import { type ImportedChange, type ImportedOutcome, importAnswer, importDiff } from '../../base/wire/import-diff.ts'
import type { Read } from '../../base/wire/index.ts'
import type { CustomerDraft } from './customer.ts'
import { customerImportMessages as m } from './customer-import.messages.ts'

/** Bounds of one import: bytes of the file, and customers in it. */
export const customerImportLimits = { bytes: 1_000_000, rows: 5000 } as const

/** What a person compares of a customer, in the order of the file's columns. */
export const customerFields = ['fullName', 'phone', 'email', 'note'] as const

/** A customer of a file: `row` is its place there as people count it; what is absent stays as it is. */
export type CustomerImportRow = { row: number; id?: string; fullName: string } & Partial<CustomerDraft>

/** One field that an import changes; nothing is ''. */
export type CustomerChange = ImportedChange<(typeof customerFields)[number]>

const customerDiffRecord = importDiff(customerFields)
/** What an import does or would do, row by row. */
export interface CustomerDiff extends Read<typeof customerDiffRecord> {}

/** What the server says of an import; the digest is of what was compared. */
export const customerImportRecord = importAnswer(customerFields)

/** What an import makes of a row. */
export type CustomerOutcome = ImportedOutcome<(typeof customerFields)[number], { draft: CustomerDraft }>

type Known = CustomerDraft & { id: string }
const NOBODY: CustomerDraft = { fullName: '', email: '', phone: '', note: '' }

/** What two customers have in common when they are perhaps one. */
function contactsOf({ phone, email }: Partial<CustomerDraft>): string[] {
  return [phone, email?.toLowerCase()].filter((contact): contact is string => Boolean(contact))
}

function changesOf(known: CustomerDraft, draft: CustomerDraft): CustomerChange[] {
  return customerFields.flatMap((field) =>
    known[field] === draft[field] ? [] : [{ field, from: known[field], to: draft[field] }],
  )
}

/**
 * What importing rows does among the customers that somebody sees: a row is the customer of its id, without one that of
 * its phone or e-mail, else a new one. Refused: an id that nobody has, contacts of several customers, a customer that an
 * earlier row is. Nothing is ever deleted, nor emptied.
 */
export function compareCustomers(base: readonly Known[], rows: readonly CustomerImportRow[]): CustomerOutcome[] {
  const byId = new Map(base.map((customer) => [customer.id, customer]))
  const holders = new Map<string, Set<Known>>()
  for (const customer of base) {
    for (const contact of contactsOf(customer)) holders.set(contact, (holders.get(contact) ?? new Set()).add(customer))
  }
  const taken = new Map<string, number>()

  return rows.map(({ row, id: named, ...given }): CustomerOutcome => {
    const place = { row, name: given.fullName }
    const refused = (message: string): CustomerOutcome => ({ ...place, kind: 'refused', message })
    const contacts = contactsOf(given)
    const found = new Set(contacts.flatMap((contact) => [...(holders.get(contact) ?? [])]))
    if (named !== undefined && !byId.has(named)) return refused(m.unknownId)
    if (named === undefined && found.size > 1) return refused(m.ambiguous)
    const [double] = found
    const known = named === undefined ? double : byId.get(named)
    const marks = [...contacts, ...(known ? [known.id] : [])]
    const earlier = marks.map((mark) => taken.get(mark)).find((other) => other !== undefined)
    if (earlier !== undefined) return refused(m.repeated(earlier))
    for (const mark of marks) taken.set(mark, row)
    const { fullName, email, phone, note } = { ...NOBODY, ...known, ...given }
    const draft = { fullName, email, phone, note }
    const changes = changesOf(known ?? NOBODY, draft)
    if (!known) return { ...place, kind: 'created', draft, changes }
    if (changes.length === 0) return { ...place, kind: 'unchanged' }
    return { ...place, kind: 'changed', id: known.id, draft, changes }
  })
}

/** The outcomes of all rows as what a person is shown. */
export function customerDiffOf(outcomes: readonly CustomerOutcome[]): CustomerDiff {
  const diff: CustomerDiff = { created: [], changed: [], unchanged: [], refused: [] }
  for (const outcome of outcomes) {
    const { row, name } = outcome
    if (outcome.kind === 'changed') diff.changed.push({ row, name, id: outcome.id, changes: outcome.changes })
    else if (outcome.kind === 'refused') diff.refused.push({ row, name, message: outcome.message })
    else if (outcome.kind === 'created') diff.created.push({ row, name, changes: outcome.changes })
    else diff.unchanged.push({ row, name })
  }
  return diff
}
