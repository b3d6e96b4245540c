import { formatCount } from '../../format/counts.ts'

/** The noun that stands beside a count, singular for one only: « 0 orders », « 1 order », « 2 orders ». */
export function agree(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}

/** A count and its noun. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${agree(count, one, many)}`
}
