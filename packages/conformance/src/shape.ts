import type { z } from 'zod'

const SHOWN = 5

const names: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'vrai ou faux',
  object: 'un objet',
  array: 'une liste',
  record: 'un objet',
  undefined: 'rien',
  null: 'null',
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'rien'
  return names[Array.isArray(value) ? 'array' : typeof value] ?? typeof value
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? Object.getOwnPropertyDescriptor(inside, key)?.value : undefined,
    value,
  )

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `attendu ${names[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `attendu ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format') return `forme ${issue.format} attendue`
  if (issue.code === 'too_small') return `au moins ${issue.minimum} attendu`
  if (issue.code === 'too_big') return `au plus ${issue.maximum} attendu`
  return 'une autre forme attendue'
}

/**
 * Differences between an answer and its schema, in French; a field in a list is reported once, whatever the position.
 */
export function shapeProblems(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value)
  if (parsed.success) return []
  const seen = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    const path = issue.path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.') || 'la réponse'
    const found = at(value, issue.path)
    const told = ['string', 'number', 'boolean'].includes(typeof found)
      ? `« ${String(found).slice(0, 60)} »`
      : kindOf(found)
    if (!seen.has(path)) seen.set(path, `${path} : ${expectation(issue)}, reçu ${told}`)
  }
  return [...seen.values()].slice(0, SHOWN)
}
