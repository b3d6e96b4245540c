import { trimEndOf } from '@potager/domain/format'
import { allowedFunctions } from './allowed.ts'

/** The name before each parenthesis of a style. */
const functionsOf = (style: string) =>
  style
    .split('(')
    .slice(0, -1)
    .map((before) => before.slice(trimEndOf(before, /[\w-]/).length).toLowerCase())

const LOCAL = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/gi

/**
 * Whether a style fetches nothing: functions of the list only, addresses within the file only, no rule with an at sign
 * but of media. Escapes could hide any of that, and are not taken.
 */
export function isSafeStyle(style: string): boolean {
  if (/[\\<]/.test(style)) return false
  const rest = style.replace(/@media\b[^{}();:@"']*(?:\([\w\s:.-]*\)[^{}();:@"']*)*\{/gi, '{').replace(LOCAL, '')
  if (rest.includes('@')) return false
  return functionsOf(rest).every((name) => allowedFunctions.has(name))
}

/** The ids that a style or an attribute draws with. */
export function idsIn(style: string): string[] {
  return [...style.matchAll(LOCAL)].map(([, , id = '']) => id)
}

/** Without its comments, so that none can hide a rule. */
export const withoutComments = (style: string) => style.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ')

/**
 * The ids that each class draws with; null when a rule draws by another selector than classes, so that what it costs cannot be
 * told.
 */
export function idsOfClasses(style: string): Map<string, string[]> | null {
  const found = new Map<string, string[]>()
  for (const rule of style.split('}')) {
    const [selector = '', body] = rule.split('{').slice(-2)
    const ids = idsIn(rule)
    if (ids.length === 0) continue
    if (ids.length > idsIn(body ?? '').length) return null
    for (const one of selector.split(',')) {
      const [, name] = /^\s*\.([\w-]+)\s*$/.exec(one) ?? []
      if (!name) return null
      found.set(name, [...(found.get(name) ?? []), ...ids])
    }
  }
  return found
}
