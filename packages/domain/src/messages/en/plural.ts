import { formatCount } from '../../format/counts.ts'

/** A count and its noun, singular for one only: « 0 orders », « 1 order », « 2 orders ». */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
