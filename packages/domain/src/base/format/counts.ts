import { lazily } from '../lazily.ts'

const whole = /* @__PURE__ */ lazily(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }))

/**
 * Groups digits by threes like French Intl, with an optional sign: a browser takes 10 ms to create its first number
 * formatter.
 */
export function groupThousands(digits: string): string {
  const sign = digits.startsWith('-') ? 1 : 0
  const groups: string[] = []
  let end = digits.length
  for (; end - sign > 3; end -= 3) groups.unshift(digits.slice(end - 3, end))
  return [digits.slice(0, end), ...groups].join('\u202f')
}

/** A count with French grouping: '12 345'. */
export function formatCount(count: number): string {
  return Number.isSafeInteger(count) ? groupThousands(String(count)) : whole().format(count)
}

/** The noun for a count: singular below two. */
export function agree(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) < 2 ? one : many
}

/** A count with its noun: '1 commande', '0 commande', '2 commandes'. */
export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${agree(count, one, many)}`
}
