import { moderationMessages } from '@potager/domain/messages'
import type { Queryable } from '../../db/database.ts'
import { ownRestaurants } from '../../db/sql.ts'
import { forbidden, type Refusal } from '../errors.ts'

/**
 * SQL of whether somebody may decide on a review, a condition on its row: nobody on their own, nor, within a scope, on one
 * of a restaurant they work for. `by` and `scope` are SQL.
 */
export const mayModerate = (by: string, scope: string) =>
  `author_id is distinct from ${by}::uuid
   and (${scope}::uuid is null or resource_type <> 'RESTAURANT' or not ${ownRestaurants('resource_id', scope)})`

/** Why they may not. */
export function moderationRefusal(author: string, by: string): Refusal {
  return forbidden(author === by ? moderationMessages.ownReview : moderationMessages.ownRestaurant)
}

/** Takes a published review back, with the reason that its author reads; one that is not published stays as it is. */
export async function withdrawReview(
  tx: Queryable,
  { id, reason, by }: { id: string; reason: string; by: string },
): Promise<void> {
  await tx.query(
    `update review set status = 'REJECTED', reason = $2, moderated_by = $3, moderated_at = now()
     where id = $1 and status = 'APPROVED'`,
    [id, reason, by],
  )
}
