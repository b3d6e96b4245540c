import { hashOf } from '../base/hash.ts'

/** Begins a statement without a name, which is planned for its values each time: they change what is quickest. */
export const PLANNED_EACH = '/* planned for its values */'

/**
 * Names for statements, at most `most`. A named statement is parsed once per connection and soon planned once (the list
 * of orders is 40 % faster), but PostgreSQL keeps it as long as the connection: further statements get no name, so that
 * no flood of texts fills its memory.
 */
export function statementNames(most: number): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (text.startsWith(PLANNED_EACH)) return undefined
    const known = names.get(text)
    if (known || names.size >= most) return known
    const name = hashOf(text)
    names.set(text, name)
    return name
  }
}
