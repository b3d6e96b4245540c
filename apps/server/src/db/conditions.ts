/** SQL that narrows a query, from the number of its parameter; skipped when its value is null or undefined. */
export type Condition = readonly [sql: (param: string) => string, value: unknown]

/** Conditions joined by « and », with the values of their parameters. */
export type Conditions = { where: string; params: unknown[] }

/** SQL and the values of its parameters. */
export type Statement = { sql: string; params: unknown[] }

/** Joins the conditions that have a value; their parameters come after so many others. */
export function joinConditions(list: readonly Condition[], after = 0): Conditions {
  const given = list.filter(([, value]) => value !== null && value !== undefined)
  return {
    where: given.map(([sql], index) => sql(`$${after + index + 1}`)).join(' and ') || 'true',
    params: given.map(([, value]) => value),
  }
}
