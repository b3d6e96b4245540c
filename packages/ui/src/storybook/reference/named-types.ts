type Types = Readonly<Record<string, string>>

/** Types of an entry point that these texts mention, directly or through other types. */
export function namedTypes(types: Types, texts: readonly string[], seen: ReadonlySet<string> = new Set()): string[] {
  const named = Object.keys(types).filter(
    (type) => !seen.has(type) && texts.some((text) => new RegExp(`\\b${type}\\b`).test(text)),
  )
  if (named.length === 0) return []
  const inTurn = named.map((type) => types[type] ?? '')
  return [...named, ...namedTypes(types, inTurn, new Set([...seen, ...named]))]
}
