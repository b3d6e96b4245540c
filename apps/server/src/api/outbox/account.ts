import type { MessageContent } from '@potager/domain/message'
import type { Config } from '../../base/config.ts'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { writeMessage } from './write.ts'

/** A link for somebody of the house: its path, and the restaurant whose team it opens. */
type LinkMessage = Extract<MessageContent, { kind: `account-${string}` }> & {
  path: string
  email: string
  /** The account that it opens, or the invitation until an account has accepted it. */
  subjectId: string
  name?: string
  restaurantId?: string
}

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

/** From then on the erasure of the account takes the message along. */
export async function noteAccepted(tx: Queryable, invitationId: string, accountId: string): Promise<void> {
  await tx.query(`update outbox set subject_id = $2 where kind = 'account-invitation' and subject_id = $1`, [
    invitationId,
    accountId,
  ])
}
