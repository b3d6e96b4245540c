import { formatPhone } from '@potager/domain/format'
import type { NoticeMessageKind } from '@potager/domain/message'
import { noticeRecipient, noticeTakenBack } from '@potager/domain/messages'
import { type NoticeDecision, type NoticeWords, noticeMotives } from '@potager/domain/notice'
import type { Config } from '../../base/config.ts'
import type { Queryable } from '../../db/database.ts'
import { findHouse } from '../house/house.ts'
import { findReviewer } from '../outbox/visit.ts'
import { type Recipient, writeMessage } from '../outbox/write.ts'
import { findOpenOf, type NoticeRow } from './queries.ts'
import { findReviewed } from './reviewed.ts'

export type HouseConfig = Pick<Config, 'house' | 'houseLogo'>

async function houseContact(tx: Queryable, config: HouseConfig): Promise<string> {
  const { email, phone } = await findHouse(tx, config)
  return [email, phone && formatPhone(phone)].filter(Boolean).join(', ')
}

/** Whoever gave notice; null without a contact, when nobody can be told. */
function notifierOf({ name, email, phone }: Pick<NoticeRow, 'name' | 'email' | 'phone'>): Recipient | null {
  if (email === null && phone === null) return null
  return { name: name ?? noticeRecipient, email, phone }
}

/** The author of a review as they are reached, and the path on which they go on with it, if there is one. */
type Author = Recipient & { customerId: string | null; link: string | null }

/** How the author of a review is reached, by their account, as a customer or by their visit; null when nobody can tell them. */
export async function authorContact(tx: Queryable, reviewId: string): Promise<Author | null> {
  const visitor = await findReviewer(tx, reviewId)
  if (visitor) return { ...visitor.to, customerId: visitor.customerId, link: visitor.link }
  const [row] = await tx.query<Author>(
    `select trim(a.first_name || ' ' || a.last_name) as name, a.email, null as phone, null::uuid as "customerId", null as link
       from review r join account a on a.id = r.author_id where r.id = $1 and a.erased_at is null
     union all
     select c.full_name, nullif(c.email, ''), c.phone, c.id, null
       from review r join customer c on c.id = r.author_id where r.id = $1 and c.erased_at is null`,
    [reviewId],
  )
  return row && (row.email || row.phone) ? row : null
}

type Told = { kind: NoticeMessageKind; words: NoticeWords; subjectId: string; link?: string }

/** Messages about notices are the house's: nobody of the restaurant reads who gave notice. */
async function tell(
  tx: Queryable,
  to: (Recipient & Partial<Author>) | null,
  told: Told & { event: string },
): Promise<void> {
  if (!to) return
  const { customerId = null, link = null } = to
  await writeMessage(tx, { link, ...told, to, restaurantId: null, customerId })
}

/** Acknowledges a notice to whoever gave it (DSA art. 16, docs/decisions/0049). `link` is the path of its private page. */
export async function tellReceived(
  tx: Queryable,
  config: HouseConfig,
  notice: Pick<NoticeRow, 'id' | 'motive' | 'name' | 'email' | 'phone'>,
  { about, link }: { about: string; link: string },
): Promise<void> {
  const words = { about, motives: [notice.motive], contact: await houseContact(tx, config) }
  const { id } = notice
  await tell(tx, notifierOf(notice), {
    kind: 'notice-received',
    words,
    event: `notice-received/${id}`,
    subjectId: id,
    link,
  })
}

async function tellNotifiers(
  tx: Queryable,
  notices: readonly NoticeRow[],
  words: Omit<NoticeWords, 'motives'>,
): Promise<void> {
  for (const notice of notices) {
    await tell(tx, notifierOf(notice), {
      kind: 'notice-decided',
      words: { ...words, motives: [notice.motive] },
      event: `notice-decided/${notice.id}`,
      subjectId: notice.id,
    })
  }
}

/** Tells whoever gave notice of a review that its author takes it back, before it goes with its notices. */
export async function tellTakenBack(tx: Queryable, config: HouseConfig, reviewId: string): Promise<void> {
  const open = await findOpenOf(tx, reviewId)
  if (open.length === 0) return
  const { about } = await findReviewed(tx, reviewId)
  const contact = await houseContact(tx, config)
  await tellNotifiers(tx, open, { about, contact, decision: 'WITHDRAWN', reason: noticeTakenBack })
}

/**
 * Tells everybody who gave notice what was decided and why, and the author of the review what it rests on (DSA art. 16
 * and 17, docs/decisions/0049).
 */
export async function tellDecided(
  tx: Queryable,
  config: HouseConfig,
  closed: readonly NoticeRow[],
  { about, decision, reason }: { about: string; decision: NoticeDecision; reason: string },
): Promise<void> {
  const [first] = closed
  if (!first) return
  const words = { about, contact: await houseContact(tx, config), decision, reason }
  await tellNotifiers(tx, closed, words)
  await tell(tx, await authorContact(tx, first.reviewId), {
    kind: 'notice-author',
    words: { ...words, motives: noticeMotives.filter((motive) => closed.some((notice) => notice.motive === motive)) },
    event: `notice-author/${first.id}`,
    subjectId: first.reviewId,
  })
}
