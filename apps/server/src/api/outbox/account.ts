import type { MessageContent } from '@potager/domain/message'
import { paths } from '@potager/domain/paths'
import type { Config } from '../../base/config.ts'
import { newId, type Queryable } from '../../db/database.ts'
import { writeMessage } from './queue.ts'

/** A link for somebody of the house: its path, and the restaurant whose team it opens. */
type LinkMessage = Extract<MessageContent, { kind: `account-${string}` }> & {
  path: string
  email: string
  /** The account that it opens, or the invitation until an account has accepted it. */
  subjectId: string
  name?: string
  restaurantId?: string
}

/** What changed of an account, and where its owner was reached before. */
type AccountChange = { accountId: string; username: string; email: string; part: 'password' | 'email' }

/**
 * Writes the message with a link to an account or a team, in the transaction that makes the link. Without a server for
 * e-mails nothing is written: nobody else may read such a link, so nobody could hand it over.
 * @returns the address that it goes to, for the answer that tells the link
 */
export async function tellLink(
  tx: Queryable,
  config: Pick<Config, 'smtp'>,
  { path, email, name = email, restaurantId, subjectId, ...content }: LinkMessage,
): Promise<{ sentTo?: string }> {
  if (!config.smtp) return {}
  await writeMessage(tx, {
    ...content,
    event: `${content.kind}/${newId()}`,
    to: { name, email, phone: null },
    restaurantId: restaurantId ?? null,
    subjectId,
    link: path,
  })
  return { sentTo: email }
}

/**
 * Tells somebody that their password or e-mail was changed, by the address they had until then: who did not do it
 * learns of it. Without a server for e-mails nothing is written.
 */
export async function tellChange(
  tx: Queryable,
  config: Pick<Config, 'smtp'>,
  { accountId, username, email, part }: AccountChange,
): Promise<void> {
  if (!config.smtp) return
  await writeMessage(tx, {
    kind: 'account-changed',
    words: { username, part },
    event: `account-changed/${newId()}`,
    to: { name: username, email, phone: null },
    restaurantId: null,
    subjectId: accountId,
    link: paths.account,
  })
}

/** From then on the erasure of the account takes the message along. */
export async function noteAccepted(tx: Queryable, invitationId: string, accountId: string): Promise<void> {
  await tx.query(`update outbox set subject_id = $2 where kind = 'account-invitation' and subject_id = $1`, [
    invitationId,
    accountId,
  ])
}
