import { shortId } from '@potager/domain/format'

/** A number as cards show it: the last eight characters of an id, or their beginning. */
const NUMBER = /^(#?)([0-9a-f]{4,8})$/i

/** The number in a search, and whether it can be nothing else: after « # »; undefined when it has none. */
export function numberIn(q: string) {
  const [, mark, number] = NUMBER.exec(q.trim()) ?? []
  if (number === undefined) return undefined
  const beginning = number.toLowerCase()
  return { only: mark !== '', has: (id: string) => shortId(id).startsWith(beginning) }
}
