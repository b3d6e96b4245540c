import { createHash } from 'node:crypto'

/**
 * Names for statements, at most so many. A statement with a name is parsed once per connection and soon planned once (the
 * list of orders is 40 % faster), but PostgreSQL keeps it for as long as the connection lives: a text beyond the bound has
 * none, so that no flood of texts fills its memory.
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
