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

/** The trail of the person's reviews, and of what was decided on the notices that they gave, while these name them. */
export const trailOfReviews = (kind: ErasureKind) =>
  `select e.id from (${ownReviews}) w join audit_entry e on e.resource = 'review' and e.resource_id = w.id
   union all select e.id from (select review_id from review_notice where ${givenBy[kind]}) n
     join audit_entry e on e.resource = 'review' and e.resource_id = n.review_id and e.action = 'decideNotice'`

/** Messages about the same notices; they stand before them in the map, which forgets whose they were. */
export const messagesOfNotices = (kind: ErasureKind) =>
  `subject_id in (${ownReviews} union all select id from review_notice where ${givenBy[kind]} or review_id in (${ownReviews}))`
