/** SQL that narrows a query, given its parameter's placeholder; skipped when its value is null or undefined. */
export type Condition = readonly [sql: (param: string) => string, value: unknown]

/** Conditions joined by « and », with their parameter values. */
export type Conditions = { where: string; params: unknown[] }

/** SQL and its parameter values. */
export type Statement = { sql: string; params: unknown[] }

/** Joins the conditions that have a value; their parameters are numbered after `after`. */
export function joinConditions(list: readonly Condition[], after = 0): Conditions {
  const given = list.filter(([, value]) => value !== null && value !== undefined)
  return {
    where: given.map(([sql], index) => sql(`$${after + index + 1}`)).join(' and ') || 'true',
    params: given.map(([, value]) => value),
  }
}
