import type { Asked, DaySpan, FilterShape, Filters } from '@potager/domain/filters'
import type { Condition } from '../../db/sql.ts'
import { fromDay, upToDay, withinDays } from '../chat-session/day-position.ts'

type Sql = (param: string) => string

/** What a filter compares: a column, or SQL where it compares more than one; a search has its own condition. */
type Compared<Shape> = Shape extends { search: unknown } ? (q: string | undefined) => Condition : string | Sql

/** What each filter of a list compares. */
export type Columns<F extends Filters<never>> = { readonly [Name in keyof F]: Compared<F[Name]['shape']> }

/** What a query asks of them. */
export type Questions<F extends Filters<never>> = { readonly [Name in keyof F]?: Asked<F[Name]['shape']> | undefined }

const wallDays: Record<DaySpan, (column: string) => Sql> = {
  on: (column) => (day) => `${column} >= ${day}::date and ${column} < ${day}::date + 1`,
  from: (column) => (day) => `${column} >= ${day}::date`,
  to: (column) => (day) => `${column} < ${day}::date + 1`,
}

const parisDays: Record<DaySpan, (column: string) => Sql> = {
  on: (column) => (day) => withinDays(column, day, day),
  from: (column) => (day) => fromDay(column, day),
  to: (column) => (day) => upToDay(column, day),
}

function comparison(shape: Exclude<FilterShape, { search: unknown }>, column: string): Sql {
  if ('yesOrNo' in shape) return (param) => `${column} = ${param}::boolean`
  if ('id' in shape) return (param) => `${column} = ${param}::uuid`
  if ('ids' in shape) return (param) => `${column} = any(${param}::uuid[])`
  if ('whole' in shape) return (param) => `${column} = ${param}::int`
  if ('codes' in shape) return (param) => `${column} = ${param}`
  return (shape.of === 'wall' ? wallDays : parisDays)[shape.days](column)
}

/** The conditions of the filters of a list, in their order. */
export function filterConditions<F extends Filters<never>>(
  filters: F,
  columns: Columns<NoInfer<F>>,
  asked: Questions<NoInfer<F>>,
): Condition[] {
  return Object.entries(filters).map(([name, { shape }]) => {
    const compared = columns[name] as string | Sql | ((q: unknown) => Condition)
    const value = asked[name]
    if ('search' in shape) return (compared as (q: unknown) => Condition)(value)
    return [typeof compared === 'string' ? comparison(shape, compared) : (compared as Sql), value]
  })
}
