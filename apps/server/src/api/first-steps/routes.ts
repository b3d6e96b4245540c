import type { contract } from '@potager/domain/contract'
import type { FirstStep } from '@potager/domain/first-steps'
import type { Queryable } from '../../db/database.ts'
import { inScope } from '../../db/sql.ts'
import { scopeOf } from '../auth/caller.ts'
import type { Handlers, Services } from '../serve.ts'

type Done = Record<Exclude<FirstStep, 'password'>, boolean> & { password: boolean | null }

/**
 * Which first steps are done in the scope: each needs one row, the password to be another than the printed one. The name and
 * the menu are the group's; a team is somebody besides the caller who works for one of these restaurants.
 */
async function findFirstSteps(db: Queryable, scope: string | null, accountId: string): Promise<Done> {
  const restaurant = (condition = 'true') =>
    `exists (select from restaurant r where ${inScope('r.id')} and ${condition})`
  const [row] = await db.query<Done>(
    `select (select not a.password_printed from account a where a.id = $2) as password, exists (select from house) as house, ${restaurant()} as restaurant,
       ${restaurant(`r.opening_hours <> '{}'::jsonb`)} as hours,
       ${restaurant('exists (select from room where room.restaurant_id = r.id)')} as rooms,
       exists (select from dish) as menu,
       exists (select from restaurant_member m where ${inScope('m.restaurant_id')} and m.account_id <> $2) as team,
       exists (select from customer_order o where ${inScope('o.restaurant_id')}) as "order"`,
    [scope, accountId],
  )
  if (!row) throw new Error('A select without a table gave no row')
  return row
}

/** What a new house has done of its first steps, in the restaurants that the caller may see (extension). */
export function firstStepsHandlers({ db, config }: Services): Handlers<typeof contract.firstSteps> {
  return {
    getFirstSteps: async ({ caller }) => {
      const { house, ...steps } = await findFirstSteps(db, scopeOf(caller), caller.accountId)
      return { ...steps, house: caller.role === 'ADMIN' ? house || config.house.name !== undefined : null }
    },
  }
}
