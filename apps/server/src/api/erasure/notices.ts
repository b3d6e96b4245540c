import { erasedWords as words } from '@potager/domain/messages'
import { type ErasureKind, literal, ownReviews, type Rows, whereGiven } from './rows.ts'

/** Notices whose contact is the person's: whoever gives one has no record here. */
const givenBy = {
  customer: `(lower(email) in (select lower(email) from customer where id = any($1::uuid[]) and email <> '')
    or phone in (select phone from customer where id = any($1::uuid[])))`,
  account: 'lower(email) in (select lower(email) from account where id = any($1::uuid[]))',
} as const satisfies Record<ErasureKind, string>

/** Notices that the person gave, or whose words are about a review of theirs. */
export const noticesOf = (kind: ErasureKind): Rows => {
  const own = (column: string) => `case when ${givenBy[kind]} then null else ${column} end`
  return {
    rows: `${givenBy[kind]} or review_id in (${ownReviews})`,
    set: {
      name: own('name'),
      email: own('email'),
      phone: own('phone'),
      explanation: 'null',
      reason: whereGiven('reason', literal(words.reason)),
    },
  }
}

/** Messages about the same notices; they stand before them in the map, which forgets whose they were. */
export const messagesOfNotices = (kind: ErasureKind) =>
  `subject_id in (${ownReviews} union all select id from review_notice where ${givenBy[kind]} or review_id in (${ownReviews}))`
