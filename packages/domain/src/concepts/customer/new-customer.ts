import { readPhone } from '../../base/format/phone.ts'
import { readEmail, readName } from '../../base/text/index.ts'
import type { Customer, CustomerDraft } from './customer.ts'
import type { SharedContact } from './customer-screens.messages.ts'

/** Who is made of what was typed in a search: an e-mail, a phone number, or else a name. */
export function draftFromTerm(term: string): CustomerDraft {
  const typed = readName(term)
  const blank = { fullName: '', email: '', phone: '', note: '' }
  if (typed.includes('@')) return { ...blank, email: readEmail(term) }
  return readPhone(typed) === null ? { ...blank, fullName: typed } : { ...blank, phone: typed }
}

const samePhone = (one: string, other: string) => {
  const number = readPhone(one)
  return number !== null && number === readPhone(other)
}

const sameEmail = (one: string, other: string) => {
  const address = readEmail(one).toLowerCase()
  return address !== '' && address === readEmail(other).toLowerCase()
}

type Reached = Pick<Customer, 'email' | 'phone'>

/** The contact that a draft shares with known customers, however it is written; null for none. */
export function sharedContact(draft: Reached, known: readonly Reached[]): SharedContact | null {
  const byPhone = known.some(({ phone = '' }) => samePhone(draft.phone ?? '', phone))
  const byEmail = known.some(({ email }) => sameEmail(draft.email, email))
  if (byPhone && byEmail) return 'both'
  if (byPhone) return 'phone'
  return byEmail ? 'email' : null
}
