import type { AnalyticsPeriod } from '@potager/domain/analytics'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/scope.ts'

/** A restaurant that figures are of. */
export type House = { id: string; name: string }

/** The restaurants of the scope by name, or one of them; none where it is not in the scope. */
export function findHouses(db: Queryable, scope: string | null, restaurantId: string | undefined): Promise<House[]> {
  return db.query<House>(
    `select id, name from restaurant where ${inScope('id')} and ($2::uuid is null or id = $2::uuid) order by sort_key, id`,
    [scope, restaurantId ?? null],
  )
}

/** What is counted: the restaurants, a period that is over or runs, and the same span before it. */
export type Counted = { houses: readonly string[]; period: AnalyticsPeriod; previous: AnalyticsPeriod }
