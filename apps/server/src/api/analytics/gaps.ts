import type { TermCounts } from '@potager/domain/analytics'
import { findingUncovered, type KnowledgeBase } from '@potager/domain/diagnosis'
import { inTurns } from '../in-turns.ts'

/** How many gaps are held against the base as it is now: many times what a screen shows. */
const MOST_JUDGED = 200

/**
 * The symptoms that the base still does not know, the most frequent of them: those that it has learnt since are no gap any
 * more. Others are served in between.
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
