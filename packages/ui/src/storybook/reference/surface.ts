/** A property of a component, as TypeScript sees it. */
export type Property = { name: string; type: string; required: boolean }

/** What an entry point of the package offers: the properties of its components, and its types, by name. */
export type Entry = {
  components: ReadonlyMap<string, readonly Property[]>
  types: ReadonlyMap<string, string>
}

const COMPONENT = /^- component (\w+)/
const TYPE = /^- type (\w+) = (.+)/
const PROPERTY = /^ {2}- ([\w-]+)(\??): (.+)/

function readEntry(text: string): Entry {
  const components = new Map<string, Property[]>()
  const types = new Map<string, string>()
  let properties: Property[] = []
  for (const line of text.split('\n')) {
    const [, component] = COMPONENT.exec(line) ?? []
    const [, type, definition = ''] = TYPE.exec(line) ?? []
    const [, name, optional, of = ''] = PROPERTY.exec(line) ?? []
    if (component) components.set(component, (properties = []))
    if (type) types.set(type, definition)
    if (name) properties.push({ name, type: of.replace(/ \| undefined$/, ''), required: optional === '' })
  }
  return { components, types }
}

/** Reads `packages/ui/api/surface.md`, which a test keeps equal to the package: its entry points by name. */
export function readSurface(text: string): ReadonlyMap<string, Entry> {
  const [, ...parts] = text.split('\n## @potager/ui/')
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), readEntry(part)]))
}

/** The types of an entry point that these types name, and those that they name in turn. */
export function namedTypes(entry: Entry, texts: readonly string[], seen: ReadonlySet<string> = new Set()): string[] {
  const named = [...entry.types.keys()].filter(
    (type) => !seen.has(type) && texts.some((text) => new RegExp(`\\b${type}\\b`).test(text)),
  )
  if (named.length === 0) return []
  const inTurn = named.map((type) => entry.types.get(type) ?? '')
  return [...named, ...namedTypes(entry, inTurn, new Set([...seen, ...named]))]
}
