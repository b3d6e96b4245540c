import { trimEndOf } from '@potager/domain/format'

/** Wraps a text at about `width` characters, into at most `lines` lines; the rest becomes an ellipsis. */
export function wrapped(text: string, width: number, lines: number): string[] {
  const result: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = result.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) result[result.length - 1] = `${last} ${word}`
    else result.push(word.length > width ? `${word.slice(0, width - 1)}…` : word)
  }
  if (result.length <= lines) return result
  const kept = result.slice(0, lines)
  return [...kept.slice(0, -1), `${trimEndOf(kept.at(-1) ?? '', /[\s,.;:·–-]/)}…`]
}
