import { overseasZones } from '@potager/domain/restaurant'
import { PARIS } from '@potager/domain/time'

const overseas = Object.entries(overseasZones)
  .map(([code, zone]) => `when '${code}' then '${zone}'`)
  .join(' ')

/** SQL of the zone of a restaurant under an alias: `zoneOf` of the domain. */
export function zoneSql(alias: string): string {
  return `coalesce(case when lower(${alias}.country) = 'france' then case left(${alias}.postal_code, 3) ${overseas} end end, '${PARIS}')`
}

/** SQL of what the clock of a restaurant under an alias shows at a parameter in epoch milliseconds. */
export function wallAt(alias: string, param: string): string {
  return `(to_timestamp(${param}::float8 / 1000) at time zone ${zoneSql(alias)})`
}

/** SQL of what the clock of a restaurant shows now, for an expression of its id. */
export function nowAt(restaurantId: string): string {
  return `(select now() at time zone ${zoneSql('z')} from restaurant z where z.id = ${restaurantId})`
}
