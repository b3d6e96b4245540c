import type { Condition } from './conditions.ts'

/** SQL of the restaurant ids whose member an account is; `account` is SQL, a parameter or a column. */
export function restaurantsOf(account: string): string {
  return `select m.restaurant_id from restaurant_member m where m.account_id = ${account}::uuid`
}

/** SQL that limits rows to the restaurants whose member an account is; `column` holds the restaurant's id. */
export function ownRestaurants(column: string, account: string): string {
  return `${column} in (${restaurantsOf(account)})`
}

/** The same for the scope in $1 (see `scopeOf`): a null scope sees all rows. */
export function inScope(column: string): string {
  return `($1::uuid is null or ${ownRestaurants(column, '$1')})`
}

/** The same as a condition, which a null scope leaves out of the statement. */
export function ofScope(column: string, scope: string | null): Condition {
  return [(account) => ownRestaurants(column, account), scope]
}
