import { type MessageWish, unwantedKinds } from '@potager/domain/message'
import { messageWishErrors } from '@potager/domain/messages'
import { hashOf } from '../../base/hash.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { recordAudit, visitorAuthor } from '../audit/record.ts'
import { followLink } from '../private-link.ts'

type Linked = { id: string; customerId: string | null; contact: string; wish: MessageWish }

/** SQL of what the contact `key` wants. */
export const wishOf = (key: string) => `coalesce((select w.wish from message_wish w where w.contact = ${key}), 'all')`

/** SQL of the contacts of customers by their ids; what others have too is left out: it is their choice as well. */
export const contactsOnlyOf = (ids: string) =>
  `select contact_key(c.email, c.phone) from customer c where c.id = any(${ids}::uuid[]) and not exists (
     select from customer o where o.email <> '' and lower(o.email) = lower(c.email) and o.id <> all(${ids}::uuid[]))`

/**
 * The message of a link, with what its contact wants.
 * @throws Refusal 404 when there is none; 429 while the wait of earlier tries lasts
 */
function findLinked(db: Queryable, token: string, visitor: string): Promise<Linked> {
  return followLink(db, { kind: 'wish', visitor, over: messageWishErrors.over }, async () => {
    const [row] = await db.query<Linked>(
      `select id, "customerId", contact, ${wishOf('o.contact')} as wish
       from (select id, customer_id as "customerId", contact_key(to_email, to_phone) as contact from outbox where wish_hash = $1) o
       where contact is not null`,
      [hashOf(token)],
    )
    return row
  })
}

/** What the holder of a message's link wants. @throws Refusal 404, 429 as above */
export async function readWish(db: Queryable, token: string, visitor: string): Promise<{ wish: MessageWish }> {
  const { wish } = await findLinked(db, token, visitor)
  return { wish }
}

/** Writes what a contact wants, and deletes what waits that it does not want. */
async function writeWish(tx: Queryable, contact: string, wish: MessageWish): Promise<void> {
  if (wish === 'all') {
    await tx.query('delete from message_wish where contact = $1', [contact])
    return
  }
  await tx.query(
    `insert into message_wish (contact, wish) values ($1, $2)
     on conflict (contact) do update set wish = excluded.wish, chosen_at = now()`,
    [contact, wish],
  )
}

/** Deletes what has not left to a contact and is not wanted; the message whose link is used stays, for its link. */
async function dropUnwanted(tx: Queryable, { id, contact }: Linked, wish: MessageWish): Promise<void> {
  await tx.query(
    `delete from outbox where kind = any($1::text[]) and id <> $3::uuid and contact_key(to_email, to_phone) = $2
       and state in ('waiting', 'to-hand-over', 'given-up')`,
    [unwantedKinds(wish), contact, id],
  )
}

/**
 * Chooses what a contact wants by the link of one of its messages. The same choice again changes nothing.
 * @throws Refusal 404 when there is no such link; 429 while the wait of earlier tries lasts
 */
export async function saveWish(
  db: Database,
  { token, visitor, wish }: { token: string; visitor: string; wish: MessageWish },
): Promise<{ wish: MessageWish }> {
  const linked = await findLinked(db, token, visitor)
  if (linked.wish !== wish) {
    await db.transaction(async (tx) => {
      await writeWish(tx, linked.contact, wish)
      await dropUnwanted(tx, linked, wish)
      if (linked.customerId === null) return
      const subject = { resource: 'customer', resourceId: linked.customerId, from: linked.wish, to: wish } as const
      await recordAudit(tx, visitorAuthor, { action: 'saveMessageWish', ...subject })
    })
  }
  return { wish }
}
