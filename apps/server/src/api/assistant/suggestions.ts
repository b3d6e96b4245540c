import { findingLeads, type KnowledgeBase } from '@potager/domain/diagnosis'
import { wordsKey } from '@potager/domain/disease'
import { inTurns } from '../in-turns.ts'

/** Limit of the suggestions: each page load sends all of them. */
export const MOST_SUGGESTED = 500

/** The first spelling of each symptom, the most common symptoms first. */
function distinct(symptoms: readonly string[]): Map<string, string> {
  const byKey = new Map<string, { text: string; count: number }>()
  for (const text of symptoms) {
    const key = wordsKey(text)
    const known = byKey.get(key) ?? { text, count: 0 }
    known.count += 1
    byKey.set(key, known)
  }
  const mostFirst = [...byKey].toSorted(([, a], [, b]) => b.count - a.count)
  return new Map(mostFirst.map(([key, { text }]) => [key, text]))
}

/**
 * Suggestions of the page: each symptom of the base once, then, within the limit, the owners' words for them; in
 * alphabetical order. Yields to other requests in between.
 */
export async function suggestionsOf({ diseases, signs }: KnowledgeBase, exact: boolean): Promise<string[]> {
  const symptoms = distinct(diseases.flatMap((disease) => disease.symptoms))
  const { result: leading } = await inTurns(findingLeads(signs, [...symptoms.values()], exact))
  const told = signs.flatMap((sign) => (leading.has(sign) ? sign.words : []))
  const words = [...distinct(told)].filter(([key]) => !symptoms.has(key)).map(([, word]) => word)
  return [...symptoms.values(), ...words].slice(0, MOST_SUGGESTED).toSorted((a, b) => a.localeCompare(b, 'fr'))
}
