import type { TermCounts } from '@potager/domain/analytics'
import { findingUncovered, type KnowledgeBase } from '@potager/domain/diagnosis'
import { inTurns } from '../in-turns.ts'

/** How many gaps are compared with the current base: many times what a screen shows. */
const MOST_JUDGED = 200

/**
 * The most frequent symptoms that the base still lacks; the ones it has learnt since are no longer gaps. Yields to
 * other requests in between.
 */
export async function stillUncovered(
  { distinct, terms }: TermCounts,
  base: KnowledgeBase,
  exact: boolean,
): Promise<TermCounts> {
  const judged = terms.slice(0, MOST_JUDGED)
  const names = judged.map(({ name }) => name)
  const { result } = await inTurns(findingUncovered(names, base, exact))
  const unknown = new Set(result)
  const left = judged.filter(({ name }) => unknown.has(name))
  return { distinct: distinct - (judged.length - left.length), terms: left }
}
